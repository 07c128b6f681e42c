package dev.rowan.processor.model;

import dev.rowan.annotation.Order;
import java.util.Optional;

/**
 * One key column of an index. A direction other than ascending is an error in a partition key.
 *
 * @param text the component as written
 * @param alias the name of the column that is written after {@code as}
 * @param order its direction
 * @param origin its annotation value
 */
public record IndexKey(
    String text, Component component, Optional<String> alias, Order order, Origin origin) {
  /** Creates a key column that has the name of its component. */
  public IndexKey(String text, Component component, Order order, Origin origin) {
    this(text, component, Optional.empty(), order, origin);
  }
}
