package dev.rowan.bench;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;

/** The settings of a sensor: the columns of a {@link SensorReading}, without an index. */
@Entity
public record Setting(
    @PartitionKey long sensor,
    @Clustering(order = Order.DESC) long at,
    String kind,
    String place,
    String payload) {}
