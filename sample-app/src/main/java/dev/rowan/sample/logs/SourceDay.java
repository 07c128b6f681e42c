package dev.rowan.sample.logs;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;

/**
 * Records that a source has lines on a day. A search for the newest lines reads these rows to skip
 * empty days or years.
 */
@Entity
@Immutable
public record SourceDay(
    @PartitionKey String source, @Clustering(order = Order.DESC) LocalDate day) {}
