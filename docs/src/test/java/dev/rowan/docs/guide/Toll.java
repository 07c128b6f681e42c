package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Retention;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

@Entity
@Retention(days = 3)
record Toll(
    @PartitionKey(0) String gate,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) @Nullable LocalDate day,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) String plate) {}
