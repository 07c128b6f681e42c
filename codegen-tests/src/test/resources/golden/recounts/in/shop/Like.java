package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

/** A like, with an index by the liked item. */
@Entity
@CustomIndex(
    name = "like_by_item",
    partition = "item",
    clustering = {"at desc", "liker"})
public record Like(@PartitionKey UUID liker, @Clustering Instant at, @Immutable UUID item) {}
