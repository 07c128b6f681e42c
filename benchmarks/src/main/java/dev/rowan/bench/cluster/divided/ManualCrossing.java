package dev.rowan.bench.cluster.divided;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** A vehicle that passed a gate. The program computes the day and the shard. */
@Entity
public record ManualCrossing(
    @PartitionKey(0) String gate,
    @PartitionKey(1) LocalDate day,
    @PartitionKey(2) int shard,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) String plate,
    int axles,
    String note) {
  static ManualCrossing of(Crossing crossing) {
    return new ManualCrossing(
        crossing.gate(),
        LocalDate.ofInstant(crossing.at(), ZoneOffset.UTC),
        Math.floorMod(crossing.plate().hashCode(), Crossing.SHARDS),
        crossing.at(),
        crossing.plate(),
        crossing.axles(),
        crossing.note());
  }
}
