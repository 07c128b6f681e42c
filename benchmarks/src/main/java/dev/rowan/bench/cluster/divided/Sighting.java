package dev.rowan.bench.cluster.divided;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Shard;
import java.time.Instant;

/** A vehicle that was seen at a place. The sightings of a place are in sixteen partitions. */
@Entity
@Shard(column = "shard", position = 1, count = Sighting.SHARDS, by = "plate")
public record Sighting(
    @PartitionKey(0) String place,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(value = 1, order = Order.DESC) String plate,
    int axles,
    String note) {
  static final int SHARDS = 16;
}
