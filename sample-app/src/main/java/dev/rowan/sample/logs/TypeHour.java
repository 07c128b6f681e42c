package dev.rowan.sample.logs;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/** Says that there are lines of a source type in the hour that begins then. */
@Entity
@Immutable
public record TypeHour(
    @PartitionKey String sourceType, @Clustering(order = Order.DESC) Instant hour) {}
