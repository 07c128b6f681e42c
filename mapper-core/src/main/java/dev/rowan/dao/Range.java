package dev.rowan.dao;

import dev.rowan.spi.value.Bound;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A range of values of one property, as an argument of a DAO method. Values are compared in the
 * order of the store; text is compared by code point.
 * <!-- tag: api-range -->
 *
 * <pre>{@code
 * Range<Instant> firstTwoSeconds = Range.closedOpen(noon, noon.plusSeconds(2));
 * List<Message> first = messages.between("lobby", firstTwoSeconds);
 * List<Message> rest = messages.between("lobby", Range.atLeast(noon.plusSeconds(2)));
 * }</pre>
 *
 * @param lower the smallest value, or null for no lower end
 * @param upper the largest value, or null for no upper end
 */
public record Range<T>(
    @Nullable T lower, boolean lowerInclusive, @Nullable T upper, boolean upperInclusive) {
  /** Returns the range of all values. */
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

  /** Returns the values greater than or equal to {@code lower}. */
  public static <T> Range<T> atLeast(T lower) {
    return new Range<>(lower, true, null, true);
  }

  /** Returns the values greater than {@code lower}. */
  public static <T> Range<T> greaterThan(T lower) {
    return new Range<>(lower, false, null, true);
  }

  /** Returns the values less than or equal to {@code upper}. */
  public static <T> Range<T> atMost(T upper) {
    return new Range<>(null, true, upper, true);
  }

  /** Returns the values less than {@code upper}. */
  public static <T> Range<T> lessThan(T upper) {
    return new Range<>(null, true, upper, false);
  }

  /**
   * Returns the lower end as a bound of one clustering column, or null if there is none. For
   * generated code.
   */
  public @Nullable Bound lowerBound() {
    return lower == null ? null : Bound.of(lower, lowerInclusive);
  }

  /**
   * Returns the upper end as a bound of one clustering column, or null if there is none. For
   * generated code.
   */
  public @Nullable Bound upperBound() {
    return upper == null ? null : Bound.of(upper, upperInclusive);
  }

  /**
   * Returns the range with both ends mapped by a function. The function must preserve the order.
   */
  public <R> Range<R> map(Function<? super T, ? extends R> function) {
    return new Range<>(
        lower == null ? null : function.apply(lower),
        lowerInclusive,
        upper == null ? null : function.apply(upper),
        upperInclusive);
  }
}
