package dev.rowan.processor.model;

import dev.rowan.annotation.Order;
import java.util.List;
import java.util.Optional;

/**
 * One term of {@code orderBy}.
 *
 * @param text the term as written
 * @param property the first word
 * @param order the direction; ascending if none is written
 * @param clear whether the term is a name, a name and {@code asc} or {@code desc}, or a nearness
 * @param near the parameter with the vector to which the nearest rows come first
 */
public record OrderTerm(
    String text, String property, Order order, boolean clear, Optional<String> near) {
  /** Creates a term of the order of values. */
  public OrderTerm(String text, String property, Order order, boolean clear) {
    this(text, property, order, clear, Optional.empty());
  }

  /** Returns the term that orders rows by nearness; empty if none does. */
  public static Optional<OrderTerm> nearest(List<OrderTerm> terms) {
    return terms.stream().filter(term -> term.near().isPresent()).findFirst();
  }
}
