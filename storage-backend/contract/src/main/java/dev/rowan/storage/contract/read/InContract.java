package dev.rowan.storage.contract.read;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Slices of several prefixes, the IN of CQL: rows come in stored order, whatever the order of the
 * prefixes.
 */
public abstract class InContract extends ContractCase {
  /** Columns: p, c (descending), d, v. Rows of p = 1: c and d from 0 to 4. */
  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.DESC)
                .clustering("d", ScalarType.INT, Order.ASC)
                .column("v", ScalarType.TEXT));
    List<Upsert> inserts = new ArrayList<>();
    for (int number = 0; number < 25; number++) {
      inserts.add(Upsert.insert(table, Row.of(1, number / 5, number % 5, "row")));
    }
    write(inserts.toArray(Upsert[]::new));
  }

  @Test
  void rowsOfSeveralPrefixesComeInStoredOrderAndOnce() {
    Slice slice = Slice.in(List.of(List.of(1), List.of(3), List.of(9), List.of(1), List.of(0)));
    assertThat(numbers(slice, false))
        .containsExactly(30, 31, 32, 33, 34, 10, 11, 12, 13, 14, 0, 1, 2, 3, 4);
  }

  @Test
  void rowsOfSeveralWholeKeysComeInStoredOrderAndOnce() {
    Slice slice =
        Slice.in(
            List.of(List.of(1, 4), List.of(1, 2), List.of(4, 0), List.of(7, 7), List.of(1, 2)));
    assertThat(numbers(slice, false)).containsExactly(40, 12, 14);
    assertThat(numbers(slice, true)).containsExactly(14, 12, 40);
  }

  @Test
  void boundsAreWithinEachPrefix() {
    Slice slice = new Slice(List.of(List.of(2), List.of(4)), Bound.of(1, false), Bound.of(3, true));
    assertThat(numbers(slice, false)).containsExactly(42, 43, 22, 23);
    assertThat(numbers(slice, true)).containsExactly(23, 22, 43, 42);
    Slice crossed =
        new Slice(List.of(List.of(2), List.of(4)), Bound.of(3, false), Bound.of(3, true));
    assertThat(numbers(crossed, false)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void pagesOfEverySizeAreTheWhole(boolean reversed) {
    long seed = Seed.next();
    Random random = new Random(seed);
    Slice keys = Slice.in(List.of(List.of(4, 4), List.of(2, 2), List.of(9, 9), List.of(0, 1)));
    Slice ranges = new Slice(List.of(List.of(0), List.of(3), List.of(4)), null, Bound.of(3, false));
    for (Slice slice : List.of(keys, ranges)) {
      Query query = new SliceQuery(table, List.of(1), slice, ReadDirection.of(reversed), 1, null);
      List<List<@Nullable Object>> whole = slice(table, slice, reversed, 1);
      for (int i = 0; i < 5; i++) {
        assertPages(query, random, whole);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aPageContinuesAfterARowThatWasDeleted(boolean reversed) {
    Slice slice = Slice.in(List.of(List.of(4), List.of(2), List.of(0)));
    List<Integer> order = numbers(slice, reversed);
    for (int size = 1; size < order.size(); size++) {
      Query query =
          new SliceQuery(table, List.of(1), slice, ReadDirection.of(reversed), size, null);
      RowPage page = await(backend().fetch(query));
      int taken = page.rows().size();
      int last = order.get(taken - 1);
      write(
          DeleteRow.of(table, Row.of(1, last / 10, last % 10, UNSET), TimestampOffset.NONE),
          Upsert.insert(table, Row.of(1, order.get(0) / 10, order.get(0) % 10, "again")));
      assertThat(numbers(read(query.page(100, page.next()))))
          .isEqualTo(order.subList(taken, order.size()));
      write(Upsert.insert(table, Row.of(1, last / 10, last % 10, "back")));
    }
  }

  @Test
  void deletesTheRowsOfSeveralPrefixes() {
    List<Integer> left = numbers(Slice.ALL, false);
    Slice keys = Slice.in(List.of(List.of(1, 1), List.of(3, 3), List.of(9, 9)));
    write(new DeleteRange(table, List.of(1), keys, TimestampOffset.NONE));
    left.removeAll(List.of(11, 33));
    assertThat(numbers(Slice.ALL, false)).isEqualTo(left);
    write(
        new DeleteRange(
            table, List.of(1), Slice.in(List.of(List.of(4), List.of(0))), TimestampOffset.NONE));
    left.removeIf(number -> number / 10 == 4 || number / 10 == 0);
    assertThat(numbers(Slice.ALL, false)).isEqualTo(left);
  }

  @Test
  void twoEncodingsOfOneKeyAreOneRow() {
    TableSchema prices =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("price", ScalarType.DECIMAL, Order.ASC));
    write(Upsert.insert(prices, Row.of(1, new BigDecimal("1.0"))));
    Slice slice =
        Slice.in(List.of(List.of(new BigDecimal("1.00")), List.of(new BigDecimal("1.0"))));
    assertThat(slice(prices, slice, false, 1)).hasSize(1);
  }

  @Test
  void staticColumnsAreInEachRowButAloneInNone() {
    TableSchema shared =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("s", ScalarType.TEXT));
    write(
        Upsert.insert(shared, Row.of(1, 1, "shared")),
        Upsert.insert(shared, Row.of(1, 2, UNSET)),
        Upsert.insert(shared, Row.of(1, 3, UNSET)),
        Upsert.insert(shared, Row.of(2, UNSET, "alone")));
    Slice slice = Slice.in(List.of(List.of(3), List.of(1)));
    assertThat(slice(shared, slice, false, 1))
        .containsExactly(values(1, 1, "shared"), values(1, 3, "shared"));
    assertThat(slice(shared, slice, true, 1))
        .containsExactly(values(1, 3, "shared"), values(1, 1, "shared"));
    assertThat(slice(shared, slice, false, 2)).isEmpty();
  }

  private List<Integer> numbers(Slice slice, boolean reversed) {
    List<Integer> numbers = numbers(slice(table, slice, reversed, 1));
    List<Integer> backwards = numbers(slice(table, slice, !reversed, 1));
    Collections.reverse(backwards);
    assertThat(backwards).isEqualTo(numbers);
    return numbers;
  }

  private static List<Integer> numbers(List<List<@Nullable Object>> rows) {
    List<Integer> numbers = new ArrayList<>();
    for (List<@Nullable Object> row : rows) {
      if (row.get(1) instanceof Integer c && row.get(2) instanceof Integer d) {
        numbers.add(c * 10 + d);
      }
    }
    return numbers;
  }
}
