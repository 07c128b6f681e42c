package dev.rowan.bench.cluster.divided;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Shard;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A vehicle that passed a gate. Rowan computes the day and the shard. */
@Entity
@Bucket(column = "day", position = 1, of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
@Shard(column = "shard", position = 2, count = Crossing.SHARDS, by = "plate")
public record Crossing(
    @PartitionKey(0) String gate,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) String plate,
    int axles,
    String note) {
  static final int SHARDS = 8;
}
