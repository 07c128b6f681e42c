package dev.rowan.storage.contract.read;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Position;
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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The pages of a query concatenate to the whole result for every page size, and the last page is
 * known to be the last.
 */
public abstract class PagingContract extends ContractCase {
  private static final int ROWS = 12;

  /** Columns: p, c (descending), d, v. Rows of p = 1: c and d so that c * 10 + d is 10..21. */
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
    for (int number = 10; number < 10 + ROWS; number++) {
      insert(number);
    }
    write(Upsert.insert(table, Row.of(0, 0, 0, "other partition")));
    write(Upsert.insert(table, Row.of(2, 0, 0, "other partition")));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void pagesOfEverySizeAreTheWhole(boolean reversed) {
    Slice range = Slice.between(List.of(1), Bound.of(2, true), Bound.of(8, false));
    for (Slice slice : List.of(Slice.ALL, Slice.of(List.of(1)), Slice.of(List.of(2)), range)) {
      List<List<@Nullable Object>> whole = slice(table, slice, reversed, 1);
      for (int size = 1; size <= ROWS + 1; size++) {
        assertThat(paged(query(slice, reversed), size, whole.size()))
            .as("%s in pages of %d", slice, size)
            .isEqualTo(whole);
      }
    }
    assertThat(slice(table, Slice.ALL, reversed, 1)).hasSize(ROWS);
  }

  @Test
  void aPageHasAtMostTheRowsAskedForAndOneIsTheWholeIfItCanBe() {
    RowPage page = page(query(Slice.ALL, false), 5, null);
    assertThat(page.rows()).isNotEmpty().hasSizeLessThanOrEqualTo(5);
    RowPage all = page(query(Slice.ALL, false), ROWS, null);
    assertThat(all.rows()).hasSize(ROWS);
    assertThat(all.next()).isNull();
  }

  @Test
  void anEmptySliceIsOneEmptyLastPage() {
    RowPage page = page(query(Slice.of(List.of(9)), false), 1, null);
    assertThat(page.rows()).isEmpty();
    assertThat(page.next()).isNull();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void deletedRowsAfterAPageDoNotMakeAFurtherOne(boolean reversed) {
    List<Integer> order = numbers(slice(table, Slice.ALL, reversed, 1));
    order.subList(4, ROWS).forEach(this::delete);
    RowPage page = page(query(Slice.ALL, reversed), 4, null);
    assertThat(numbers(page)).isEqualTo(order.subList(0, 4));
    assertThat(page.next()).isNull();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aPositionStaysValidWhenItsRowIsDeleted(boolean reversed) {
    List<Integer> order = numbers(slice(table, Slice.ALL, reversed, 1));
    RowPage first = page(query(Slice.ALL, reversed), 4, null);
    List<Integer> seen = numbers(first);
    delete(seen.get(seen.size() - 1));
    assertThat(rest(query(Slice.ALL, reversed), 3, first.next()))
        .isEqualTo(order.subList(seen.size(), ROWS));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void laterPagesSeeWhatCameAndWentAfterThePosition(boolean reversed) {
    delete(13);
    delete(19);
    delete(20);
    List<Integer> order = numbers(slice(table, Slice.ALL, reversed, 1));
    RowPage first = page(query(Slice.ALL, reversed), 5, null);
    int taken = first.rows().size();
    int last = order.get(taken - 1);
    delete(order.get(taken));
    insert(13);
    insert(19);
    insert(20);
    List<Integer> now = numbers(slice(table, Slice.ALL, reversed, 1));
    List<Integer> expected = now.subList(now.indexOf(last) + 1, now.size());
    assertThat(rest(query(Slice.ALL, reversed), 2, first.next())).isEqualTo(expected);
  }

  @Test
  void theEndIsTheEndEvenIfAllTheRestWasDeleted() {
    RowPage first = page(query(Slice.ALL, false), 5, null);
    for (int number = 10; number < 10 + ROWS; number++) {
      delete(number);
    }
    assertThat(rest(query(Slice.ALL, false), 5, first.next())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aPositionStaysValidWhenTheStoreIsReopened(boolean reversed) {
    List<Integer> order = numbers(slice(table, Slice.ALL, reversed, 1));
    RowPage first = page(query(Slice.ALL, reversed), 4, null);
    int taken = first.rows().size();
    reopen();
    define(List.of(table));
    assertThat(rest(query(Slice.ALL, reversed), 3, first.next()))
        .isEqualTo(order.subList(taken, ROWS));
  }

  @Test
  void readingAPositionTwiceIsTheSame() {
    Position next = page(query(Slice.ALL, false), 4, null).next();
    assertThat(rest(query(Slice.ALL, false), 5, next))
        .isEqualTo(rest(query(Slice.ALL, false), 2, next));
  }

  @Test
  void staticsDoNotMakeAFurtherPage() {
    TableSchema shared =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("s", ScalarType.TEXT));
    for (int c = 0; c < 4; c++) {
      write(Upsert.insert(shared, Row.of(1, c, "shared")));
    }
    Query query = new SliceQuery(shared, List.of(1), Slice.ALL, ReadDirection.FORWARD, 1, null);
    for (int size = 1; size <= 5; size++) {
      assertThat(paged(query, size, 4)).isEqualTo(rows(shared, 1)).hasSize(4);
    }
  }

  /** Reads page after page, and checks that only the last one has no next position. */
  private List<List<@Nullable Object>> paged(Query query, int size, int total) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    @Nullable Position next = null;
    do {
      RowPage page = page(query, size, next);
      assertThat(page.rows()).hasSizeLessThanOrEqualTo(size);
      page.rows().forEach(row -> rows.add(values(row)));
      next = page.next();
      assertThat(next == null)
          .as("last page after %d of %d", rows.size(), total)
          .isEqualTo(rows.size() >= total);
    } while (next != null);
    return rows;
  }

  private List<Integer> rest(Query query, int size, @Nullable Position after) {
    assertThat(after).isNotNull();
    List<Integer> numbers = new ArrayList<>();
    @Nullable Position next = after;
    while (next != null) {
      RowPage page = page(query, size, next);
      numbers.addAll(numbers(page));
      assertThat(numbers.size()).as("rows of pages without end").isLessThan(10 * ROWS);
      next = page.next();
    }
    return numbers;
  }

  private RowPage page(Query query, int size, @Nullable Position after) {
    return await(backend().fetch(query.page(size, after)));
  }

  private Query query(Slice slice, boolean reversed) {
    return new SliceQuery(table, List.of(1), slice, ReadDirection.of(reversed), 1, null);
  }

  private static List<Integer> numbers(RowPage page) {
    return numbers(each(page.rows().stream(), ContractCase::values));
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

  private void insert(int number) {
    write(Upsert.insert(table, Row.of(1, number / 10, number % 10, "row " + number)));
  }

  private void delete(int number) {
    Row key = Row.of(1, number / 10, number % 10, UNSET);
    write(DeleteRow.of(table, key, TimestampOffset.NONE));
  }
}
