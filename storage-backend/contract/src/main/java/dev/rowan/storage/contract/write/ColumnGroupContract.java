package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.GroupReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.DividedRows;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.RowMapping;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.TablePool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rows whose columns are in several tables: writes are divided by column, reads are joined. */
public abstract class ColumnGroupContract extends ContractCase {
  private static final int NAME = 3;
  private static final int STOCK = 4;
  private static final int NOTES = 5;
  private static final int SEEN = 6;
  private static final int SIZE = 7;

  private TableSchema table;
  private Session session;
  private DaoRuntime<Row> items;
  private Backend grouped;

  @BeforeEach
  final void openTable() {
    table =
        TablePool.take(
            TableSchema.named("item")
                .partitionKey("seller", ScalarType.TEXT)
                .clustering("kind", ScalarType.INT, Order.DESC)
                .clustering("id", ScalarType.INT, Order.ASC)
                .column("name", ScalarType.TEXT)
                .column("stock", ScalarType.INT)
                .column("notes", new MapType(ScalarType.TEXT, ScalarType.INT))
                .column("seen", ScalarType.BIGINT)
                .group("hot", "stock", "notes")
                .group("views", "seen"));
    session = newSession();
    items = DaoRuntime.of(session, new RowMapping(table));
    grouped = session.backend();
  }

  private static Row item(String seller, int kind, int id, @Nullable Object... values) {
    @Nullable Object[] row = new Object[SIZE];
    Arrays.fill(row, UNSET);
    row[0] = seller;
    row[1] = kind;
    row[2] = id;
    System.arraycopy(values, 0, row, NAME, values.length);
    return Row.owning(row);
  }

  private static Row set(int column, @Nullable Object value) {
    @Nullable Object[] row = item("a", 1, 1).toArray();
    row[column] = value;
    return Row.owning(row);
  }

  private void apply(Mutation... mutations) {
    await(grouped.apply(batch(mutations)));
  }

  private RowPage fetch(Query query) {
    return await(grouped.fetch(query));
  }

  private List<List<@Nullable Object>> find(ReadMode mode) {
    return each(
        fetch(RowQuery.of(table, item("a", 1, 1), mode)).rows().stream(), row -> values(row));
  }

  private static ReadMode of(int... columns) {
    BitSet places = new BitSet();
    IntStream.of(columns).forEach(places::set);
    return ReadMode.PLAIN.of(ColumnSelection.of(places));
  }

  /** Returns the rows of a stored table of a seller. */
  private List<List<@Nullable Object>> stored(int part) {
    return rows(table.parts().get(part).table(), "a");
  }

  @Test
  void aWriteConcernsTheTablesOfItsColumns() {
    await(items.insert(item("a", 1, 1, "lamp", 5, null, null), Nulls.UNSET));
    assertThat(find(ReadMode.PLAIN)).containsExactly(values("a", 1, 1, "lamp", 5, null, null));
    assertThat(stored(0)).containsExactly(values("a", 1, 1, "lamp"));
    assertThat(stored(1)).containsExactly(values("a", 1, 1, 5, null));
    assertThat(stored(2)).containsExactly(values("a", 1, 1, null));

    long before = nameTime();
    await(items.update(set(STOCK, 4)));
    await(items.update(set(NOTES, new CellEdit.PutAll(Map.of("ä", 1)))));
    await(items.update(set(SEEN, 9L)));
    assertThat(nameTime()).isEqualTo(before);
    assertThat(find(ReadMode.PLAIN))
        .containsExactly(values("a", 1, 1, "lamp", 4, Map.of("ä", 1), 9L));
    await(items.update(set(STOCK, null)));
    assertThat(find(ReadMode.PLAIN))
        .containsExactly(values("a", 1, 1, "lamp", null, Map.of("ä", 1), 9L));

    await(items.deleteByKey("a", 1, 1));
    assertThat(find(ReadMode.PLAIN)).isEmpty();
    for (int part = 0; part < 3; part++) {
      assertThat(stored(part)).isEmpty();
    }
  }

  @Test
  void aLargeRowIsABatchOfOnePartition() {
    String large = "x".repeat(60_000); // more than a batch of several partitions may have
    await(items.insert(item("a", 1, 1, large, 5, null, null), Nulls.UNSET));
    assertThat(find(ReadMode.PLAIN)).containsExactly(values("a", 1, 1, large, 5, null, null));
  }

  private long nameTime() {
    return fetch(RowQuery.of(table, item("a", 1, 1), ReadMode.TIMED))
        .times()
        .get(0)
        .timestamp(NAME);
  }

  @Test
  void theEntitysOwnTableTellsWhetherARowExists() {
    apply(Upsert.update(table, set(STOCK, 7)));
    assertThat(find(ReadMode.PLAIN)).isEmpty();
    assertThat(find(of(0, 1, 2))).isEmpty();
    assertThat(find(of(STOCK, SEEN))).isEmpty();
    assertThat(find(of(STOCK))).containsExactly(values("a", 1, 1, null, 7, null, null));

    apply(Upsert.update(table, set(NAME, "lamp")));
    assertThat(find(ReadMode.PLAIN)).containsExactly(values("a", 1, 1, "lamp", 7, null, null));
    assertThat(find(of(SEEN))).isEmpty();
    assertThat(find(of(NAME, SEEN))).containsExactly(values("a", 1, 1, "lamp", null, null, null));

    apply(Upsert.insert(table, item("a", 1, 1)));
    assertThat(find(of(SEEN))).containsExactly(values("a", 1, 1, null, null, null, null));
    apply(Upsert.update(table, set(NAME, null)));
    assertThat(find(of(NAME))).containsExactly(values("a", 1, 1, null, null, null, null));
    assertThat(find(ReadMode.PLAIN)).containsExactly(values("a", 1, 1, null, 7, null, null));
  }

  @Test
  void timesAndTtlsAreThoseOfEachTable() {
    writeGroupedAt(1_000, Upsert.insert(table, item("a", 1, 1, "lamp", 5)).withTtl(100_000));
    writeGroupedAt(2_000, Upsert.update(table, set(STOCK, 6)));
    RowPage page = fetch(RowQuery.of(table, item("a", 1, 1), ReadMode.TIMED));
    CellTimes times = page.times().get(0);
    assertThat(times.timestamp(NAME)).isEqualTo(1_000);
    assertThat(times.timestamp(STOCK)).isEqualTo(2_000);
    assertThat(times.timestamp(SEEN)).isEqualTo(CellTimes.NEVER);
    assertThat(times.ttl(NAME)).isBetween(90_000, 100_000);
    assertThat(times.ttl(STOCK)).isZero();
  }

  private void writeGroupedAt(long timestamp, Mutation mutation) {
    MutationSet batch = new MutationSet(List.of(mutation), OptionalLong.of(timestamp));
    assertThat(await(grouped.apply(batch)).applied()).isTrue();
  }

  @Test
  void aJobDeletesOldRowsOfGroupsWithoutAnEntity() {
    writeGroupedAt(1_000, Upsert.insert(table, item("a", 1, 1, "lamp", 5)));
    writeGroupedAt(1_000, Upsert.update(table, item("b", 1, 1, UNSET, 5, UNSET, 6L)));
    writeGroupedAt(2_000, Upsert.insert(table, item("c", 1, 1)));
    TableSchema own = table.parts().get(0).table();
    write(DeleteRow.of(own, Row.of("c", 1, 1, UNSET), TimestampOffset.NONE));
    apply(Upsert.update(table, item("d", 1, 1, UNSET, 5)));

    Maintenance jobs = new Maintenance(session);
    GroupReport found = jobs.verifyGroups(new RowMapping(table)).run();
    assertThat(found.orphaned()).isEqualTo(Map.of(groupTable(1), 2L, groupTable(2), 2L));
    assertThat(found.pending()).isEqualTo(1);
    assertThat(found.removed()).isZero();
    GroupReport repaired = jobs.repairGroups(new RowMapping(table)).run();
    assertThat(repaired.orphaned()).isEqualTo(found.orphaned());
    assertThat(repaired.removed()).isEqualTo(4);
    assertThat(jobs.verifyGroups(new RowMapping(table)).run().isClean()).isTrue();
    assertThat(find(ReadMode.PLAIN)).containsExactly(values("a", 1, 1, "lamp", 5, null, null));
    assertThat(rows(table.parts().get(1).table(), "d")).containsExactly(values("d", 1, 1, 5, null));
  }

  private String groupTable(int part) {
    return table.parts().get(part).table().name();
  }

  @Test
  void aConditionIsRefusedAndChangesNothing() {
    Upsert conditional = Upsert.insert(table, item("a", 1, 1, "lamp", 5));
    UnsupportedByBackendException refused =
        (UnsupportedByBackendException)
            failure(
                UnsupportedByBackendException.class,
                () -> grouped.apply(batch(conditional.when(Condition.IF_NOT_EXISTS))));
    assertThat(refused.code()).isEqualTo(ErrorCode.UNSUPPORTED_BY_BACKEND);
    for (int part = 0; part < 3; part++) {
      assertThat(stored(part)).isEmpty();
    }
  }

  @Test
  void readsAgreeWithAModelAfterRandomWrites() {
    long seed = Seed.next();
    Random random = new Random(seed);
    DividedRows model = new DividedRows();
    int rounds = Effort.of(onServer(1, 4), onServer(10, 200));
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < 60; i++) {
        write(random, model);
      }
      check(random, model, "seed " + seed + ", round " + round);
    }
  }

  private void write(Random random, DividedRows model) {
    List<Integer> key = List.of(random.nextInt(3), random.nextInt(20));
    Row of = item("a", key.get(0), key.get(1));
    @Nullable Object[] row = of.toArray();
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> {
        String name = random.nextBoolean() ? "n" + random.nextInt(100) : null;
        Integer stock = random.nextBoolean() ? random.nextInt(100) : null;
        row[NAME] = name == null ? UNSET : name;
        row[STOCK] = stock == null ? UNSET : stock;
        apply(Upsert.insert(table, Row.owning(row)));
        model.insert(key, name, stock);
      }
      case 3, 4 -> {
        Integer stock = random.nextInt(4) == 0 ? null : random.nextInt(100);
        row[STOCK] = stock;
        apply(Upsert.update(table, Row.owning(row)));
        model.stock(key, stock);
      }
      case 5 -> {
        String name = random.nextInt(4) == 0 ? null : "n" + random.nextInt(100);
        row[NAME] = name;
        apply(Upsert.update(table, Row.owning(row)));
        model.name(key, name);
      }
      case 6 -> {
        apply(DeleteRow.of(table, of, TimestampOffset.NONE));
        model.delete(key::equals);
      }
      default -> {
        int kind = key.get(0);
        int to = key.get(1);
        Slice slice = Slice.between(List.of(kind), Bound.of(to - 2, true), Bound.of(to, false));
        apply(new DeleteRange(table, List.of("a"), slice, TimestampOffset.NONE));
        model.delete(each -> each.get(0) == kind && each.get(1) >= to - 2 && each.get(1) < to);
      }
    }
  }

  private void check(Random random, DividedRows model, String where) {
    for (boolean reversed : List.of(false, true)) {
      assertThat(paged(random, Slice.ALL, reversed, ReadMode.PLAIN))
          .as(where)
          .isEqualTo(model.rows(key -> true, reversed));
      assertThat(paged(random, Slice.ALL, reversed, of(STOCK)))
          .as(where)
          .isEqualTo(model.stocks(reversed));
      int kind = random.nextInt(3);
      Slice range = Slice.between(List.of(kind), Bound.of(5, true), null);
      assertThat(paged(random, range, reversed, ReadMode.PLAIN))
          .as(where)
          .isEqualTo(model.rows(key -> key.get(0) == kind && key.get(1) >= 5, reversed));
      Slice some = Slice.in(List.of(List.of(0, 3), List.of(2, 17), List.of(kind, 9)));
      assertThat(paged(random, some, reversed, ReadMode.PLAIN))
          .as(where)
          .isEqualTo(
              model.rows(
                  key -> List.of(List.of(0, 3), List.of(2, 17), List.of(kind, 9)).contains(key),
                  reversed));
    }
    ScanQuery scan =
        new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 7, null, ReadMode.PLAIN);
    assertThat(paged(random, scan)).as(where).isEqualTo(model.rows(key -> true, false));
  }

  private List<List<@Nullable Object>> paged(
      Random random, Slice slice, boolean reversed, ReadMode mode) {
    return paged(
        random,
        new SliceQuery(table, List.of("a"), slice, ReadDirection.of(reversed), 10, null, mode));
  }

  private List<List<@Nullable Object>> paged(Random random, Query query) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    @Nullable Position next = null;
    do {
      int limit = 1 + random.nextInt(12);
      RowPage page = fetch(query.page(limit, next));
      assertThat(page.rows()).hasSizeLessThanOrEqualTo(limit);
      page.rows().forEach(row -> rows.add(values(row)));
      next = page.next();
    } while (next != null);
    return rows;
  }

  @Test
  void aScanJoinsTheRowsOfManyPartitions() {
    for (int seller = 0; seller < 5; seller++) {
      for (int id = 0; id <= seller; id++) {
        apply(Upsert.insert(table, item("seller " + seller, 1, id, "n" + id, 10 * seller + id)));
      }
      apply(Upsert.update(table, item("unknown " + seller, 1, 1, UNSET, 5)));
    }
    ScanQuery scan =
        new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 4, null, ReadMode.PLAIN);
    List<List<@Nullable Object>> rows = paged(new Random(3), scan);
    assertThat(rows).hasSize(15);
    for (List<@Nullable Object> row : rows) {
      int seller = Integer.parseInt(((String) row.get(0)).substring("seller ".length()));
      assertThat(row.get(STOCK)).isEqualTo(10 * seller + (int) row.get(2));
    }
  }
}
