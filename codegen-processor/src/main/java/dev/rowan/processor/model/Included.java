package dev.rowan.processor.model;

import java.util.Optional;

/**
 * One property that the entries of an index store outside of their key.
 *
 * @param property the name of the property, or {@code *} for all of them
 * @param alias the name of the column that is written after {@code as}
 */
public record Included(String property, Optional<String> alias) {
  /** All properties. */
  public static final Included ALL = new Included("*", Optional.empty());

  /** Returns the text as users write it. */
  public String text() {
    return alias.map(name -> property + " as " + name).orElse(property);
  }
}
