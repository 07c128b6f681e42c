package dev.rowan.sample.logs;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/** Records that a source type has lines in the hour that begins then. */
@Entity
@Immutable
public record TypeHour(
    @PartitionKey String sourceType, @Clustering(order = Order.DESC) Instant hour) {}
