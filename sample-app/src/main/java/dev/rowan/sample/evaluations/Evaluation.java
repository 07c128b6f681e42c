package dev.rowan.sample.evaluations;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/**
 * The evaluation of an item by a user, in three tables: by user, by item, and by user and grade in
 * the order of time.
 */
@Entity
@Immutable
@CustomIndex(name = "evaluation_by_item", partition = "item", clustering = "user", include = "*")
@CustomIndex(
    name = "evaluation_by_grade",
    partition = {"user", "grade"},
    clustering = {"at desc", "item"},
    include = "*")
public record Evaluation(
    @PartitionKey String user, @Clustering String item, int grade, Instant at) {}
