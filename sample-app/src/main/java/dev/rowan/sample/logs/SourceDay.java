package dev.rowan.sample.logs;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;

/**
 * Says that there are lines of a source on a day, so that whoever looks for the newest lines goes
 * from one day that has some to the next, however many empty days or years lie between.
 */
@Entity
@Immutable
public record SourceDay(
    @PartitionKey String source, @Clustering(order = Order.DESC) LocalDate day) {}
