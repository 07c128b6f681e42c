package shop;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** A seller of items. */
@Entity
public record Seller(@PartitionKey String id, String town) {}
