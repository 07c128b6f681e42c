package dev.rowan.bench;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;

/** How a sensor was set up: the columns of a {@link Reading}, without an index. */
@Entity
public record Setting(
    @PartitionKey long sensor,
    @Clustering(order = Order.DESC) long at,
    String kind,
    String place,
    String payload) {}
