package dev.rowan.sample.metrics;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A value of one metric of one server. A partition has one day, newest values first; the class has
 * no property for the day.
 */
@Entity
@Immutable
@Bucket(column = "day", position = 2, of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
public record MetricValue(
    @PartitionKey(0) String server,
    @PartitionKey(1) String metric,
    @Clustering(order = Order.DESC) Instant at,
    double value) {}
