package dev.rowan.mapping;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A property that each insert and update of a row sets to the time of the call. Immutable and
 * thread-safe.
 *
 * @param property the property, which is not part of the key
 * @param clock returns the current time in the type of the property
 * @param <J> the type of the property
 */
public record UpdateTime<J>(Property<J> property, Supplier<J> clock) {
  /** Returns the index of its column in the table. */
  public int column() {
    return property.column();
  }

  /** Returns the canonical value of the current time. */
  public @Nullable Object now() {
    return property.encode(clock.get());
  }
}
