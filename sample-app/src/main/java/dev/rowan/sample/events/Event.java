package dev.rowan.sample.events;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rollup;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An event. A partition has one type, one hour and one of eight shards, so that the events of a
 * moment are written to many partitions. Each event is counted by minute, hour and day.
 *
 * @param hour computed from {@code at}
 * @param shard computed from {@code id}
 */
@Entity
@Immutable
@Ttl(days = 30)
@Rollup(into = EventsOfMinute.class, of = "at", period = "minute", unit = ChronoUnit.MINUTES)
@Rollup(into = EventsOfHour.class, of = "at", period = "hour", unit = ChronoUnit.HOURS)
@Rollup(into = EventsOfDay.class, of = "at", period = "day", unit = ChronoUnit.DAYS)
public record Event(
    @PartitionKey(0) String type,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.HOURS, maxWalk = 24)
        @Nullable Instant hour,
    @PartitionKey(2) @Shard(count = 8, by = "id") int shard,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) UUID id,
    String text) {
  static Event of(String type, Instant at, UUID id, String text) {
    return new Event(type, null, 0, at, id, text);
  }
}
