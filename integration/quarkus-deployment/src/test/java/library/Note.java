package library;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** A note. */
@Entity
public record Note(@PartitionKey String name, String text) {}
