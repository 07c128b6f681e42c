package dev.rowan.docs.guide;

import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Shard;

// tag::applause[]
@Entity
public record Applause(
    @PartitionKey(0) String song,
    @PartitionKey(1) @Shard(count = 8, by = Shard.ROUND_ROBIN) int shard,
    @Counter long claps) {}
// end::applause[]
