package store;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

@Entity
public record Customer(@PartitionKey String id, String name) {}
