package dev.rowan.storage.contract.read;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.TablePool;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reads of whole tables, and of the partitions of a token range. */
public abstract class ScanContract extends ContractCase {
  /** Partition keys in the order of their tokens, and these tokens. */
  private static final List<Integer> PARTITIONS = List.of(5, 1, 2, 4, 3);

  private static final List<Long> TOKENS =
      List.of(
          -7509452495886106294L,
          -4069959284402364209L,
          -3248873570005575792L,
          -2729420104000364805L,
          9010454139840013625L);

  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  /** Columns: p, c (descending), s (static), v. */
  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    TableSchema.Builder builder =
        table()
            .partitionKey("p", ScalarType.INT)
            .clustering("c", ScalarType.INT, Order.DESC)
            .staticColumn("s", ScalarType.TEXT)
            .column("v", ScalarType.INT);
    table = TablePool.take(builder);
    // Tables before and after, by name and most likely by any internal order.
    TableSchema before = TablePool.take(table().partitionKey("p", ScalarType.INT));
    TableSchema after = TablePool.take(table().partitionKey("p", ScalarType.INT));
    define(List.of(before, table, after));
    for (int p = 1; p <= 5; p++) {
      write(Upsert.insert(before, Row.of(p)), Upsert.insert(after, Row.of(p)));
    }
  }

  @Test
  void readsAllPartitionsByTokenAndTheirRowsInStoredOrder() {
    List<List<@Nullable Object>> expected = new ArrayList<>();
    for (int p : PARTITIONS) {
      for (int c = p; c > 0; c--) {
        write(Upsert.insert(table, Row.of(p, c, UNSET, c * p)));
        expected.add(values(p, c, null, c * p));
      }
    }
    assertThat(read(scan(ScanQuery.Rows.ALL))).isEqualTo(expected);
    assertPages(scan(ScanQuery.Rows.ALL), random, expected);
  }

  @Test
  void anEmptyTableIsOneEmptyLastPage() {
    RowPage page = await(backend().fetch(scan(ScanQuery.Rows.ALL)));
    assertThat(page.rows()).isEmpty();
    assertThat(page.next()).isNull();
  }

  @Test
  void aRangeHoldsThePartitionsAboveItsStartUpToItsEnd() {
    PARTITIONS.forEach(p -> write(Upsert.insert(table, Row.of(p, 1, UNSET, 1))));
    for (int from = 0; from < TOKENS.size(); from++) {
      for (int to = from; to < TOKENS.size(); to++) {
        assertThat(partitions(new TokenRange(TOKENS.get(from), TOKENS.get(to))))
            .isEqualTo(PARTITIONS.subList(from + 1, to + 1));
        assertThat(partitions(new TokenRange(TOKENS.get(from) - 1, TOKENS.get(to))))
            .isEqualTo(PARTITIONS.subList(from, to + 1));
      }
    }
    assertThat(partitions(new TokenRange(TOKENS.get(4), Long.MAX_VALUE))).isEmpty();
    assertThat(partitions(new TokenRange(5, -5))).isEmpty();
    assertThat(partitions(new TokenRange(Long.MAX_VALUE, Long.MAX_VALUE))).isEmpty();
  }

  @Test
  void rangesThatPartitionTheTokensPartitionTheTable() {
    fillRandomly();
    List<List<@Nullable Object>> whole = read(scan(ScanQuery.Rows.ALL));
    TreeSet<Long> cuts = new TreeSet<>(List.of(Long.MAX_VALUE));
    for (int i = 0; i < 7; i++) {
      cuts.add(random.nextLong());
    }
    List<List<@Nullable Object>> parts = new ArrayList<>();
    long after = Long.MIN_VALUE;
    for (long cut : cuts) {
      ScanQuery part =
          new ScanQuery(table, new TokenRange(after, cut), ScanQuery.Rows.ALL, 100, null);
      parts.addAll(pages(part, () -> 1 + random.nextInt(9)));
      after = cut;
    }
    assertThat(parts).as("seed %d", seed).isEqualTo(whole);
  }

  @Test
  void staticColumnsAreInEachRowAndAloneInOne() {
    write(
        Upsert.insert(table, Row.of(1, 1, "one", 1)),
        Upsert.insert(table, Row.of(1, 2, UNSET, 2)),
        Upsert.insert(table, Row.of(5, UNSET, "five", UNSET)),
        Upsert.insert(table, Row.of(3, UNSET, "three", UNSET)),
        Upsert.insert(table, Row.of(2, 7, UNSET, 7)));
    List<List<@Nullable Object>> expected =
        List.of(
            values(5, null, "five", null),
            values(1, 2, "one", 2),
            values(1, 1, "one", 1),
            values(2, 7, null, 7),
            values(3, null, "three", null));
    assertThat(read(scan(ScanQuery.Rows.ALL))).isEqualTo(expected);
    for (int i = 0; i < 10; i++) {
      assertPages(scan(ScanQuery.Rows.ALL), random, expected);
    }
  }

  @Test
  void theFirstRowsOfEachPartitionAreAsManyAsAskedForOverAllPages() {
    fillRandomly();
    List<List<@Nullable Object>> whole = read(scan(ScanQuery.Rows.ALL));
    for (int count = 1; count <= 4; count++) {
      List<List<@Nullable Object>> expected = firsts(whole, count);
      Query query = scan(new ScanQuery.First(count));
      assertThat(read(query)).as("seed %d", seed).isEqualTo(expected);
      for (int i = 0; i < 5; i++) {
        assertPages(query, random, expected);
      }
    }
  }

  @Test
  void partitionsAreOneRowOfTheirKeyAndStaticColumnsEach() {
    fillRandomly();
    List<List<@Nullable Object>> expected = new ArrayList<>();
    for (List<@Nullable Object> row : firsts(read(scan(ScanQuery.Rows.ALL)), 1)) {
      expected.add(values(row.get(0), null, row.get(2), null));
    }
    Query query = scan(ScanQuery.Rows.PARTITIONS);
    assertThat(read(query)).as("seed %d", seed).isEqualTo(expected);
    for (int i = 0; i < 5; i++) {
      assertPages(query, random, expected);
    }
  }

  @Test
  void deletedRowsAreNotReturned() {
    for (int p : PARTITIONS) {
      write(Upsert.insert(table, Row.of(p, 1, "s", 1)), Upsert.insert(table, Row.of(p, 2, "s", 2)));
    }
    write(new DeleteRange(table, List.of(5), Slice.ALL, TimestampOffset.NONE));
    write(new DeleteRange(table, List.of(3), Slice.ALL, TimestampOffset.NONE));
    write(new DeleteRange(table, List.of(1), Slice.of(List.of(2)), TimestampOffset.NONE));
    write(
        DeleteRow.of(table, Row.of(2, 1, UNSET, UNSET), TimestampOffset.NONE),
        DeleteRow.of(table, Row.of(2, 2, UNSET, UNSET), TimestampOffset.NONE));
    List<List<@Nullable Object>> expected =
        List.of(values(1, 1, "s", 1), values(2, null, "s", null), values(4, 2, "s", 2));
    assertPages(scan(new ScanQuery.First(1)), random, expected);
    assertThat(partitions(TokenRange.ALL)).containsExactly(1, 2, 4);
  }

  @Test
  void pagesContinueAfterTheirLastRowDespiteConcurrentWrites() {
    for (int p : PARTITIONS) {
      for (int c = 0; c < 6; c++) {
        write(Upsert.insert(table, Row.of(p, c, "s", c)));
      }
    }
    for (ScanQuery.Rows rows : List.of(ScanQuery.Rows.ALL, new ScanQuery.First(4))) {
      List<List<@Nullable Object>> expected = read(scan(rows));
      List<List<@Nullable Object>> seen = new ArrayList<>();
      @Nullable Position next = null;
      do {
        RowPage page = await(backend().fetch(scan(rows).page(1 + random.nextInt(4), next)));
        page.rows().forEach(row -> seen.add(values(row)));
        next = page.next();
        replace(page.rows().get(page.rows().size() - 1));
      } while (next != null);
      assertThat(seen).as("seed %d", seed).isEqualTo(expected);
    }
  }

  @Test
  void aPositionStaysValidWhenTheStoreIsReopened() {
    fillRandomly();
    Query query = scan(new ScanQuery.First(3));
    List<List<@Nullable Object>> expected = read(query);
    RowPage first = await(backend().fetch(query.page(expected.size() / 2, null)));
    List<List<@Nullable Object>> seen = each(first.rows().stream(), ContractCase::values);
    reopen();
    define(List.of(table));
    List<List<@Nullable Object>> all = new ArrayList<>(seen);
    all.addAll(read(query.page(100, first.next())));
    assertThat(all).as("seed %d", seed).isEqualTo(expected);
  }

  /** Deletes a row, and adds another before all others of its partition. */
  private void replace(Row row) {
    Object p = row.get(0);
    write(DeleteRow.of(table, Row.of(p, row.get(1), UNSET, UNSET), TimestampOffset.NONE));
    write(Upsert.insert(table, Row.of(p, 100, UNSET, -1)));
  }

  /**
   * Fills partitions with rows only, with static columns only, with both, and with deleted ones.
   */
  private void fillRandomly() {
    for (int p = 0; p < 12; p++) {
      List<Upsert> upserts = new ArrayList<>();
      if (random.nextBoolean()) {
        upserts.add(Upsert.update(table, Row.of(p, UNSET, "static " + p, UNSET)));
      }
      for (int c = random.nextInt(6); c > 0; c--) {
        upserts.add(Upsert.insert(table, Row.of(p, c, UNSET, c)));
      }
      if (!upserts.isEmpty()) {
        write(upserts.toArray(Upsert[]::new));
      }
      if (random.nextInt(3) == 0) {
        write(
            DeleteRow.of(
                table, Row.of(p, 1 + random.nextInt(2), UNSET, UNSET), TimestampOffset.NONE));
      }
    }
    write(Upsert.insert(table, Row.of(99, 1, UNSET, 1)));
  }

  private static List<List<@Nullable Object>> firsts(List<List<@Nullable Object>> rows, int count) {
    List<List<@Nullable Object>> firsts = new ArrayList<>();
    for (List<@Nullable Object> row : rows) {
      Object partition = row.get(0);
      if (firsts.stream().filter(first -> Objects.equals(first.get(0), partition)).count()
          < count) {
        firsts.add(row);
      }
    }
    return firsts;
  }

  private List<Integer> partitions(TokenRange range) {
    List<Integer> partitions = new ArrayList<>();
    read(new ScanQuery(table, range, ScanQuery.Rows.PARTITIONS, 100, null))
        .forEach(row -> partitions.add((Integer) row.get(0)));
    return partitions;
  }

  private ScanQuery scan(ScanQuery.Rows rows) {
    return new ScanQuery(table, TokenRange.ALL, rows, 100, null);
  }
}
