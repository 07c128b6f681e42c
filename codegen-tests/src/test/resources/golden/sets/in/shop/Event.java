package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;
import java.util.Set;

/** Rows of several partitions, with two clustering columns. */
@Entity
@CustomIndex(
    name = "events_by_tag",
    partition = "tags",
    clustering = {"number", "source", "day", "level"})
public record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(value = 0, order = Order.DESC) int level,
    @Clustering(1) int number,
    Set<String> tags) {}
