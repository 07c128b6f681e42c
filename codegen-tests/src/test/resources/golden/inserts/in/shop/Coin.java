package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;

/** Rows with an index on a column that changes. */
@Entity
@CustomIndex(
    name = "coins_by_owner",
    partition = "owner",
    clustering = "id",
    include = "*",
    maintain = Maintain.VERIFIED)
public record Coin(@PartitionKey String id, String owner) {}
