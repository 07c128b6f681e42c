package dev.rowan.storage.contract.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Parts of a partition, by prefix and by every kind of bound, for reads and deletions. */
public abstract class SliceContract extends ContractCase {
  private static final List<Object> NUMBERS = List.of(-2, 0, 2, 4);
  private static final List<Object> TEXTS = List.of("", "a", "aa", "b");

  /** The four directions of two clustering columns. */
  enum Directions {
    BOTH_ASCENDING(Order.ASC, Order.ASC),
    ASCENDING_DESCENDING(Order.ASC, Order.DESC),
    DESCENDING_ASCENDING(Order.DESC, Order.ASC),
    BOTH_DESCENDING(Order.DESC, Order.DESC);

    private final Order first;
    private final Order second;

    Directions(Order first, Order second) {
      this.first = first;
      this.second = second;
    }
  }

  @ParameterizedTest
  @EnumSource
  void boundsOfTheFirstColumnAreOfValuesInWhateverDirection(Directions directions) {
    TableSchema table = filled(directions);
    // Some of these values exist, others lie between, below and above.
    List<@Nullable Bound> bounds = bounds(List.of(-3, -2, 1, 2, 4, 5));
    checkAll(table, List.of(), bounds);
  }

  @ParameterizedTest
  @EnumSource
  void boundsOfTheSecondColumnAreWithinThePrefix(Directions directions) {
    TableSchema table = filled(directions);
    List<@Nullable Bound> bounds = bounds(List.of("", "A", "a", "ab", "b", "c"));
    checkAll(table, List.of(0), bounds);
    checkAll(table, List.of(4), bounds.subList(0, onServer(5, bounds.size())));
    checkAll(table, List.of(3), bounds.subList(0, onServer(5, bounds.size())));
  }

  @ParameterizedTest
  @EnumSource
  void aPrefixOfAllColumnsIsOneRow(Directions directions) {
    TableSchema table = filled(directions);
    check(table, Slice.of(List.of(2, "aa")));
    check(table, Slice.of(List.of(2, "")));
    check(table, Slice.of(List.of(2, "not there")));
    check(table, Slice.ALL);
  }

  @ParameterizedTest
  @EnumSource
  void deletesExactlyTheSlice(Directions directions) {
    TableSchema table = filled(directions);
    int partition = 10;
    for (Bound lower : bounds(List.of(-2, 1, 4))) {
      for (Bound upper : bounds(List.of(-2, 2, 5))) {
        checkDeletion(table, partition++, Slice.between(List.of(), lower, upper));
      }
    }
    for (Bound lower : bounds(List.of("", "a"))) {
      for (Bound upper : bounds(List.of("a", "c"))) {
        checkDeletion(table, partition++, Slice.between(List.of(2), lower, upper));
      }
    }
  }

  private void checkAll(TableSchema table, List<Object> prefix, List<@Nullable Bound> bounds) {
    for (Bound lower : bounds) {
      for (Bound upper : bounds) {
        check(table, Slice.between(prefix, lower, upper));
      }
    }
  }

  private void check(TableSchema table, Slice slice) {
    List<List<@Nullable Object>> expected = new ArrayList<>();
    for (List<@Nullable Object> row : rows(table, 1)) {
      if (isIn(slice, row)) {
        expected.add(row);
      }
    }
    assertThat(slice(table, slice, false, 1)).as("%s", slice).isEqualTo(expected);
    Collections.reverse(expected);
    assertThat(slice(table, slice, true, 1)).as("%s reversed", slice).isEqualTo(expected);
  }

  private void checkDeletion(TableSchema table, int partition, Slice slice) {
    fill(table, partition);
    List<List<@Nullable Object>> expected = new ArrayList<>();
    for (List<@Nullable Object> row : rows(table, partition)) {
      if (!isIn(slice, row)) {
        expected.add(row);
      }
    }
    write(new DeleteRange(table, List.of(partition), slice, TimestampOffset.NONE));
    assertThat(rows(table, partition)).as("%s", slice).isEqualTo(expected);
  }

  private static boolean isIn(Slice slice, List<@Nullable Object> row) {
    int place = 1;
    for (Object value : slice.prefixes().get(0)) {
      if (!value.equals(row.get(place++))) {
        return false;
      }
    }
    Bound lower = slice.lower();
    Bound upper = slice.upper();
    return (lower == null || isBelow(lower, row.get(place)))
        && (upper == null || isAbove(upper, row.get(place)));
  }

  private static boolean isBelow(Bound bound, @Nullable Object value) {
    int order = compare(bound.values().get(0), value);
    return order < 0 || (order == 0 && bound.inclusive());
  }

  private static boolean isAbove(Bound bound, @Nullable Object value) {
    int order = compare(bound.values().get(0), value);
    return order > 0 || (order == 0 && bound.inclusive());
  }

  private static int compare(Object left, @Nullable Object right) {
    return left instanceof Integer number && right instanceof Integer other
        ? number.compareTo(other)
        : String.valueOf(left).compareTo(String.valueOf(right));
  }

  /** Returns no bound, and each value as inclusive and as exclusive bound. */
  private static List<@Nullable Bound> bounds(List<Object> values) {
    List<@Nullable Bound> bounds = new ArrayList<>();
    bounds.add(null);
    for (Object value : values) {
      bounds.add(Bound.of(value, true));
      bounds.add(Bound.of(value, false));
    }
    return bounds;
  }

  private TableSchema filled(Directions directions) {
    TableSchema table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("number", ScalarType.INT, directions.first)
                .clustering("text", ScalarType.TEXT, directions.second));
    fill(table, 0);
    fill(table, 1);
    fill(table, 2);
    return table;
  }

  private void fill(TableSchema table, int partition) {
    List<Upsert> inserts = new ArrayList<>();
    for (Object number : NUMBERS) {
      for (Object text : TEXTS) {
        inserts.add(Upsert.insert(table, Row.of(partition, number, text)));
      }
    }
    write(inserts.toArray(Upsert[]::new));
  }
}
