package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Mutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import org.jspecify.annotations.Nullable;

/** A job of a queue, with an index on a column that changes. */
@Entity
@CustomIndex(
    name = "jobs_by_state",
    partition = "state",
    clustering = {"queue", "number"},
    include = "title",
    maintain = Maintain.VERIFIED)
public record Job(
    @PartitionKey String queue,
    @Clustering int number,
    @Static @Nullable String lead,
    @Mutable(perDay = 1) String state,
    String title) {}
