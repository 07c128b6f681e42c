package dev.rowan.sample.metrics;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * A value of one metric of one server. A partition has one day, newest values first.
 *
 * @param day computed from {@code at}
 */
@Entity
@Immutable
public record MetricValue(
    @PartitionKey(0) String server,
    @PartitionKey(1) String metric,
    @PartitionKey(2) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
        @Nullable LocalDate day,
    @Clustering(order = Order.DESC) Instant at,
    double value) {
  static MetricValue of(String server, String metric, Instant at, double value) {
    return new MetricValue(server, metric, null, at, value);
  }
}
