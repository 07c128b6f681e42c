package dev.rowan.query;

import dev.rowan.value.Bound;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A range of values of one property, as an argument of a DAO method. Values are compared as the
 * store compares them, which for text is by code point.
 *
 * @param lower the smallest value, or null for no lower end
 * @param upper the largest value, or null for no upper end
 */
public record Range<T>(
    @Nullable T lower, boolean lowerInclusive, @Nullable T upper, boolean upperInclusive) {
  /** Returns every value. */
  public static <T> Range<T> all() {
    return new Range<>(null, true, null, true);
  }

  /** Returns the values from {@code lower} to {@code upper}, both included. */
  public static <T> Range<T> closed(T lower, T upper) {
    return new Range<>(lower, true, upper, true);
  }

  /** Returns the values from {@code lower}, included, to {@code upper}, excluded. */
  public static <T> Range<T> closedOpen(T lower, T upper) {
    return new Range<>(lower, true, upper, false);
  }

  /** Returns the values of {@code lower} and larger. */
  public static <T> Range<T> atLeast(T lower) {
    return new Range<>(lower, true, null, true);
  }

  /** Returns the values larger than {@code lower}. */
  public static <T> Range<T> greaterThan(T lower) {
    return new Range<>(lower, false, null, true);
  }

  /** Returns the values of {@code upper} and smaller. */
  public static <T> Range<T> atMost(T upper) {
    return new Range<>(null, true, upper, true);
  }

  /** Returns the values smaller than {@code upper}. */
  public static <T> Range<T> lessThan(T upper) {
    return new Range<>(null, true, upper, false);
  }

  /** Returns the lower end as a bound of one column, or null if there is none. */
  public @Nullable Bound lowerBound() {
    return lower == null ? null : Bound.of(lower, lowerInclusive);
  }

  /** Returns the upper end as a bound of one column, or null if there is none. */
  public @Nullable Bound upperBound() {
    return upper == null ? null : Bound.of(upper, upperInclusive);
  }

  /** Returns the range between the images of the ends. */
  public <R> Range<R> map(Function<? super T, ? extends R> function) {
    return new Range<>(
        lower == null ? null : function.apply(lower),
        lowerInclusive,
        upper == null ? null : function.apply(upper),
        upperInclusive);
  }
}
