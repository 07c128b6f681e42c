package dev.rowan.runtime;

import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.index.ListedPeriods;
import dev.rowan.internal.index.Periods;
import dev.rowan.internal.read.BucketWalk;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.KeyArgument;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.Period;
import java.util.Collection;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the arguments of one DAO method as canonical values of the columns that they restrict.
 * Failures name the method.
 */
public sealed interface MethodArguments permits DaoRuntime, KeyedRead, LargeValues {
  /** Returns the method, such as {@code Items.find}; null if no method is known. */
  @Nullable String method();

  /** Returns the refusal of an argument, which names the method and ends the call. */
  RowanException refused(RowanException failure);

  /**
   * Returns the value of a column of a key.
   *
   * @throws RejectedInputException if the argument is null, or the column cannot hold it
   */
  default <J> Object key(KeyArgument<J> column, @Nullable J argument) {
    try {
      return column.encodeKey(argument);
    } catch (RowanException e) {
      throw refused(e);
    }
  }

  /**
   * Returns the values of which a column of a key shall have one.
   *
   * @throws RejectedInputException if the collection or one of its elements is null
   */
  default <J> AnyOf anyOf(
      KeyArgument<J> column, @Nullable Collection<? extends @Nullable J> arguments) {
    return checked(() -> column.encodeAny(arguments));
  }

  /**
   * Returns the range of a clustering column.
   *
   * @throws RejectedInputException if the range is null
   */
  default <J> Range<Object> rangeOf(KeyArgument<J> column, @Nullable Range<J> range) {
    return checked(() -> column.encode(range));
  }

  /**
   * Returns the entry of a map, for a column with a native index of entries.
   *
   * @throws RejectedInputException if the entry, its key or its value is null
   */
  default <K, V> Object entry(
      KeyArgument<K> keys, KeyArgument<V> values, Map.@Nullable Entry<K, V> entry) {
    return Map.entry(
        key(keys, entry == null ? null : entry.getKey()),
        key(values, entry == null ? null : entry.getValue()));
  }

  /**
   * Returns the periods that a range of moments reaches into.
   *
   * @throws RejectedInputException if the range is null, lacks an end, or has too many periods; see
   *     {@link Periods#within}
   */
  default <J> AnyOf periods(KeyArgument<J> column, Period period, @Nullable Range<J> range) {
    return checked(() -> Periods.within(column.name(), period, column.encode(range)));
  }

  /**
   * Returns the buckets of a range.
   *
   * @throws RejectedInputException as {@link BucketColumn#within} does
   */
  default <S> AnyOf buckets(BucketColumn<S, ?> column, @Nullable Range<S> range) {
    return checked(() -> column.within(range));
  }

  /**
   * Returns the buckets of a range that may lack an end. Where the store has a list of buckets, the
   * range may have any number of them.
   *
   * @return a value for a component of a key of a read
   * @throws RejectedInputException if the range is null or has too many periods; see {@link
   *     BucketColumn#within}
   */
  default <S> Object walk(BucketColumn<S, ?> column, @Nullable Range<S> range) {
    if (!column.listed() && range != null && range.lower() != null && range.upper() != null) {
      return buckets(column, range);
    }
    return checked(() -> new BucketWalk(column, column.source().encode(range)));
  }

  /** Returns the buckets up to that of the time of the call, for a component of a key of a read. */
  default <S> Object walk(BucketColumn<S, ?> column) {
    return walk(column, Range.all());
  }

  /**
   * Returns the periods of a range that the list of an index has.
   *
   * @return a value for a component of a key of a read
   * @throws RejectedInputException if the range is null
   */
  default <J> Object walk(KeyArgument<J> column, Period period, @Nullable Range<J> range) {
    return checked(
        () -> new BucketWalk(new ListedPeriods(column.name(), period), column.encode(range)));
  }

  /** Returns all periods that the list of an index has, for a component of a key of a read. */
  default Object walk(KeyArgument<?> column, Period period) {
    return new BucketWalk(new ListedPeriods(column.name(), period), Range.all());
  }

  private <T> T checked(Supplier<T> encoding) {
    try {
      return encoding.get();
    } catch (RowanException e) {
      throw refused(e);
    }
  }
}
