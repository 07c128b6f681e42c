package dev.rowan.bench;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;

/** A measurement of a sensor: the row of all benchmarks, with two key-only indexes. */
@Entity
@CustomIndex(
    name = "reading_by_kind",
    partition = "kind",
    clustering = {"at desc", "sensor"})
@CustomIndex(
    name = "reading_by_place",
    partition = "place",
    clustering = {"at desc", "sensor"})
public record SensorReading(
    @PartitionKey long sensor,
    @Clustering(order = Order.DESC) long at,
    @Immutable String kind,
    @Immutable String place,
    String payload) {}
