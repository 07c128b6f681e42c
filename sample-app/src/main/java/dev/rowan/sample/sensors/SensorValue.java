package dev.rowan.sample.sensors;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Latest;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * A value of one metric of a sensor. A partition has all metrics of one day. A second table has the
 * latest value of each metric.
 *
 * @param day computed from {@code at}
 */
@Entity
@Immutable
@Latest(
    name = "latest_sensor_value",
    partition = {"sensor", "metric"},
    by = "at",
    include = "value")
public record SensorValue(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
        @Nullable LocalDate day,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) String metric,
    double value) {
  static SensorValue of(String sensor, String metric, Instant at, double value) {
    return new SensorValue(sensor, null, at, metric, value);
  }
}
