package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;

/** Rows with an index on a column that changes. */
@Entity
@CustomIndex(
    name = "chores_by_owner",
    partition = "owner",
    clustering = {"list", "number"},
    include = "*",
    maintain = Maintain.VERIFIED)
public record Chore(@PartitionKey String list, @Clustering int number, String owner) {}
