package dev.rowan.bench;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;

/**
 * A sensor that is carried from place to place. A move takes its entry from one partition of an
 * index to another, and changes the columns in the entry of the other index.
 */
@Entity
@CustomIndex(
    name = "gauge_by_kind",
    partition = "kind",
    clustering = {"at desc", "sensor"},
    include = "place")
@CustomIndex(
    name = "gauge_by_place",
    partition = "place",
    clustering = {"at desc", "sensor"})
public record Gauge(
    @PartitionKey long sensor,
    @Clustering(order = Order.DESC) long at,
    @Immutable String kind,
    String place,
    String payload) {}
