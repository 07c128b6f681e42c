package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Duration;
import java.time.Year;
import java.time.YearMonth;
import java.util.Map;

// tag::outage[]
@Entity
@CustomIndex(
    name = "outages_by_length",
    partition = "builtIn",
    clustering = {"longest desc", "station", "month"})
public record Outage(
    @PartitionKey String station,
    @Clustering(order = Order.DESC) YearMonth month,
    Year builtIn,
    Duration longest,
    Map<YearMonth, Duration> before) {}
// end::outage[]
