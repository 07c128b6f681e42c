package dev.rowan.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The widening conversions of numbers that Java makes by itself between primitive types, for boxed
 * values. Null stays null.
 */
public final class Widening {
  private Widening() {}

  /** Returns a {@code Byte} as a {@code Short}. */
  public static @Nullable Short toShort(@Nullable Number value) {
    return value == null ? null : value.shortValue();
  }

  /** Returns a {@code Byte} or {@code Short} as an {@code Integer}. */
  public static @Nullable Integer toInteger(@Nullable Number value) {
    return value == null ? null : value.intValue();
  }

  /** Returns a smaller integer as a {@code Long}. */
  public static @Nullable Long toLong(@Nullable Number value) {
    return value == null ? null : value.longValue();
  }

  /** Returns an integer as the nearest {@code Float}. */
  public static @Nullable Float toFloat(@Nullable Number value) {
    return value == null ? null : value.floatValue();
  }

  /** Returns an integer as the nearest {@code Double}, or a {@code Float} as the same number. */
  public static @Nullable Double toDouble(@Nullable Number value) {
    return value == null ? null : value.doubleValue();
  }
}
