package dev.rowan.mapping;

import org.jspecify.annotations.Nullable;

/**
 * Turns values of one Java type into the canonical values of a column and back. Thread-safe.
 *
 * @param <J> the type of the property
 */
public interface ValueCodec<J> {
  /**
   * Returns the canonical value, or null for a value that stands for no value, such as an empty
   * {@code Optional}.
   *
   * @param value never null
   * @throws dev.rowan.error.RejectedInputException if the value cannot be stored in any column of
   *     its type
   */
  @Nullable Object encode(J value);

  /**
   * Returns the value for a property.
   *
   * @param stored a canonical value, never null
   * @throws dev.rowan.error.UnreadableRowException if there is no such value of the property's type
   */
  J decode(Object stored);

  /** Returns what a property is when its column has no value, or null. */
  default @Nullable J absent() {
    return null;
  }
}
