package shop;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** Two properties that can be null. */
@Entity
public record Coat(@PartitionKey String id, String color, Integer size) {}
