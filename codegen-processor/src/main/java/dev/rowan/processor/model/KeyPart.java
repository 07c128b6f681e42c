package dev.rowan.processor.model;

import dev.rowan.annotation.Order;

/**
 * One {@code @PartitionKey} or {@code @Clustering} of a property.
 *
 * @param role which of the two
 * @param position the position; 0 if none is written
 * @param positioned whether the position is written
 * @param order the direction; ascending for a partition key
 * @param origin the annotation
 */
public record KeyPart(Role role, int position, boolean positioned, Order order, Origin origin) {
  /** The two halves of a primary key. */
  public enum Role {
    PARTITION,
    CLUSTERING
  }
}
