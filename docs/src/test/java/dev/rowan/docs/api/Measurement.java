package dev.rowan.docs.api;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Size;
import java.time.Instant;
import java.time.YearMonth;

/** A measurement of a sensor. */
// tag::api-numbers[]
@Entity
@Rate(rows = 1_440, scope = Rate.Scope.OWNER, peak = 3) // one row a minute for each sensor
@Retention(days = 365)
public record Measurement(
    @PartitionKey(0) @Cardinality(distinct = 5_000) @Size(avg = 12, max = 40) String sensor,
    @PartitionKey(1) YearMonth month, // bounds a partition: 43,200 rows
    @Clustering(order = Order.DESC) @Identity Instant at, // one row for each sensor and time
    double value) {}
// end::api-numbers[]
