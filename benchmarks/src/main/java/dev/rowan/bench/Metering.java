package dev.rowan.bench;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** The use of power that a meter reports. Each day of a meter is one partition. */
@Entity
@Bucket(column = "day", position = 1, of = "at", unit = ChronoUnit.DAYS, maxWalk = 60)
public record Metering(
    @PartitionKey(0) long meter,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) int phase,
    int watts,
    String note) {}
