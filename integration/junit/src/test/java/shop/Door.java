package shop;

import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** How many people have passed a door. */
@Entity
public record Door(@PartitionKey String name, @Counter long people) {}
