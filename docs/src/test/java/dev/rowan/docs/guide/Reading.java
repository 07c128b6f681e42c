package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

// tag::reading[]
@Entity
public record Reading(
    @PartitionKey(0) String station,
    @PartitionKey(1) LocalDate day,
    @Clustering(order = Order.DESC) Instant at,
    @Static String firmware,
    Quality quality,
    Map<String, Double> values) {}
// end::reading[]
