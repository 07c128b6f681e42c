package shop;

import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** The visits of a depot. */
@Entity
public record Visits(@PartitionKey String depot, @Counter long number, @Counter long late) {}
