package dev.rowan.storage.contract.read;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.CellEdit.AddAll;
import dev.rowan.spi.value.CellEdit.Append;
import dev.rowan.spi.value.CellEdit.Increment;
import dev.rowan.spi.value.CellEdit.PutAll;
import dev.rowan.spi.value.CellEdit.RemoveAll;
import dev.rowan.spi.value.CellEdit.SetFields;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The write times of values, and their remaining TTLs. */
public abstract class CellTimesContract extends ContractCase {
  private static final long NEVER = CellTimes.NEVER;

  /** In seconds; at the time of the read at most an hour less remains. */
  private static final int LONG = 100_000;

  private static final int LONGER = 200_000;
  private static final int HOUR = 3_600;

  private static final int SHARED = 2;
  private static final int TEXT = 3;
  private static final int NUMBER = 4;
  private static final int FROZEN = 5;
  private static final int SET = 6;
  private static final int MAP = 7;
  private static final int LIST = 8;
  private static final int PLACE = 9;
  private static final int SIZE = 10;

  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    UserType place =
        new UserType(
            freshName("place"),
            List.of(
                new UserType.Field("street", ScalarType.TEXT),
                new UserType.Field("number", ScalarType.INT)));
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("shared", ScalarType.TEXT)
                .column("text", ScalarType.TEXT)
                .column("number", ScalarType.INT)
                .column("frozen", new SetType(ScalarType.INT).frozenType())
                .column("set", new SetType(ScalarType.INT))
                .column("map", new MapType(ScalarType.TEXT, ScalarType.INT))
                .column("list", new ListType(ScalarType.INT))
                .column("place", place));
  }

  @Test
  void eachValueHasTheTimestampOfItsWrite() {
    writeAt(1_000, Upsert.insert(table, row(1, 1, Map.of(TEXT, "a", NUMBER, 1, SHARED, "s"))));
    writeAt(2_000, update(Map.of(TEXT, "b")));
    writeAt(3_000, update(Map.of(FROZEN, Set.of(1))).at(TimestampOffset.ONE_MICROSECOND_EARLIER));
    assertThat(timestamps(only()))
        .containsExactly(NEVER, NEVER, 1_000, 2_000, 1_000, 2_999, NEVER, NEVER, NEVER, NEVER);
    assertThat(only().newest()).isEqualTo(2_999);
  }

  @Test
  void aMissingValueHasNoTime() {
    writeAt(1_000, Upsert.insert(table, row(1, 1, Map.of())));
    writeAt(1_000, update(Map.of(TEXT, "a", SET, Set.of(1))));
    Map<Integer, @Nullable Object> nothing = new HashMap<>();
    nothing.put(TEXT, null);
    nothing.put(SET, null);
    writeAt(2_000, update(nothing));
    assertThat(timestamps(only())).containsOnly(NEVER);
    assertThat(only().newest()).isEqualTo(NEVER);
    assertThat(ttls(only())).containsOnly(0);
  }

  @Test
  void anOlderWriteThatComesLaterChangesNoTime() {
    writeAt(2_000, update(Map.of(TEXT, "a")));
    writeAt(1_000, update(Map.of(TEXT, "b", NUMBER, 1)));
    assertThat(only().timestamp(TEXT)).isEqualTo(2_000);
    assertThat(only().timestamp(NUMBER)).isEqualTo(1_000);
  }

  @Test
  void theClockOfTheBackendIsInMicroseconds() {
    long before = System.currentTimeMillis() * 1_000;
    write(update(Map.of(TEXT, "a")));
    long hour = HOUR * 1_000_000L;
    assertThat(only().timestamp(TEXT)).isBetween(before - hour, before + hour);
  }

  @Test
  void anExpiringValueHasItsRemainingTtl() {
    write(update(Map.of(TEXT, "a", SHARED, "s", FROZEN, Set.of(1))).withTtl(LONG));
    write(update(Map.of(NUMBER, 1)));
    CellTimes times = only();
    for (int column : List.of(SHARED, TEXT, FROZEN)) {
      assertThat(times.ttl(column)).isBetween(LONG - HOUR, LONG);
    }
    assertThat(times.ttl(NUMBER)).isZero();
    assertThat(times.ttl(0)).isZero();
    write(update(Map.of(TEXT, "permanent")));
    assertThat(only().ttl(TEXT)).isZero();
  }

  @Test
  void aMultiCellColumnHasTheLatestTimestampAndTheShortestTtl() {
    needs(BackendFixture.Newer.TIMES_OF_CELLS);
    writeAt(1_000, edit(SET, new AddAll(Set.of(1, 2))));
    writeAt(3_000, edit(SET, new AddAll(Set.of(3))).withTtl(LONGER));
    writeAt(2_000, edit(SET, new AddAll(Set.of(4))).withTtl(LONG));
    writeAt(1_000, edit(MAP, new PutAll(Map.of("a", 1, "b", 2))));
    writeAt(2_000, edit(MAP, new PutAll(Map.of("a", 3))));
    writeAt(1_000, update(Map.of(LIST, List.of(1, 2))));
    writeAt(5_000, edit(LIST, new Append(List.of(3))).withTtl(LONG));
    writeAt(1_000, update(Map.of(PLACE, TupleValue.of("street", 1))));
    writeAt(7_000, edit(PLACE, new SetFields(Map.of("number", 2))));
    CellTimes times = only();
    assertThat(timestamps(times))
        .containsExactly(NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, 3_000, 2_000, 5_000, 7_000);
    assertThat(times.ttl(SET)).isBetween(LONG - HOUR, LONG);
    assertThat(times.ttl(MAP)).isZero();
    assertThat(times.ttl(LIST)).isBetween(LONG - HOUR, LONG);
    assertThat(times.ttl(PLACE)).isZero();
  }

  @Test
  void deadElementsDoNotCount() {
    needs(BackendFixture.Newer.TIMES_OF_CELLS);
    writeAt(1_000, update(Map.of(SET, Set.of(1, 2))));
    writeAt(9_000, edit(SET, new RemoveAll(List.of(2))));
    assertThat(only().timestamp(SET)).isEqualTo(1_000);
    writeAt(10_000, update(Map.of(SET, Set.of(5))));
    assertThat(only().timestamp(SET)).isEqualTo(10_000);
  }

  @Test
  void aCounterHasAWriteTime() {
    TableSchema counters =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .column("likes", CounterType.COUNTER)
                .column("views", CounterType.COUNTER));
    write(Upsert.update(counters, Row.of(1, new Increment(3), UNSET)));
    CellTimes times = timed(all(counters, 1)).times().get(0);
    assertThat(times.timestamp(1)).isPositive();
    assertThat(times.timestamp(2)).isEqualTo(NEVER);
    assertThat(times.ttl(1)).isZero();
  }

  @Test
  void timesAreReturnedOnlyOnRequest() {
    writeAt(1_000, Upsert.insert(table, row(1, 1, Map.of(TEXT, "a"))));
    for (Query query : everyQuery()) {
      RowPage page = await(backend().fetch(query.page(10, null)));
      assertThat(page.rows()).hasSize(1);
      assertThat(page.times()).isEmpty();
    }
  }

  @Test
  void aPartitionOfStaticColumnsAloneHasTheirTimes() {
    writeAt(4_000, Upsert.update(table, statics(1, "s")));
    for (Query query :
        List.of(
            all(table, 1),
            scan(ScanQuery.Rows.ALL),
            scan(new ScanQuery.First(1)),
            scan(ScanQuery.Rows.PARTITIONS))) {
      RowPage page = timed(query);
      assertThat(page.rows()).hasSize(1);
      assertThat(page.times()).hasSize(1);
      assertThat(page.times().get(0).timestamp(SHARED)).isEqualTo(4_000);
      assertThat(page.times().get(0).newest()).isEqualTo(4_000);
    }
  }

  @Test
  void aReadOfPartitionsHasTheTimesOfWhatTheyShare() {
    writeAt(4_000, Upsert.update(table, statics(1, "s")));
    writeAt(5_000, Upsert.insert(table, row(1, 1, Map.of(TEXT, "a"))));
    CellTimes times = timed(scan(ScanQuery.Rows.PARTITIONS)).times().get(0);
    assertThat(times.timestamp(SHARED)).isEqualTo(4_000);
    assertThat(times.timestamp(TEXT)).isEqualTo(NEVER);
  }

  @Test
  void aTableOfKeysAloneHasTimesWithoutAny() {
    TableSchema keys =
        define(
            table().partitionKey("p", ScalarType.INT).clustering("c", ScalarType.INT, Order.ASC));
    write(Upsert.insert(keys, Row.of(1, 1)));
    RowPage page = timed(all(keys, 1));
    assertThat(page.times()).hasSize(1);
    assertThat(page.times().get(0).newest()).isEqualTo(NEVER);
  }

  /** Each row has its own times, for every shape of query and every page size. */
  @Test
  void everyRowOfEveryQueryHasItsTimes() {
    long seed = Seed.next();
    Random random = new Random(seed);
    Map<Object, Long> texts = new HashMap<>();
    writeAt(77, Upsert.update(table, statics(1, "s")));
    for (int c = 1; c <= 20; c++) {
      long first = 100L + random.nextInt(1_000);
      long second = 100L + random.nextInt(1_000);
      writeAt(first, Upsert.insert(table, row(1, c, Map.of(TEXT, "a"))));
      writeAt(second, Upsert.update(table, row(1, c, Map.of(TEXT, "b"))));
      texts.put(c, Math.max(first, second));
    }
    for (Query query : everyQuery()) {
      @Nullable Position next = null;
      do {
        RowPage page =
            await(backend().fetch(query.in(ReadMode.TIMED).page(1 + random.nextInt(8), next)));
        assertThat(page.times()).as("seed %d, %s", seed, query).hasSameSizeAs(page.rows());
        for (int i = 0; i < page.rows().size(); i++) {
          Object c = page.rows().get(i).get(1);
          CellTimes times = page.times().get(i);
          assertThat(times.timestamp(TEXT)).as("seed %d, c %s", seed, c).isEqualTo(texts.get(c));
          assertThat(times.timestamp(SHARED)).as("seed %d", seed).isEqualTo(77);
        }
        next = page.next();
      } while (next != null);
    }
  }

  private List<Query> everyQuery() {
    List<Query> queries = new ArrayList<>();
    for (boolean reversed : new boolean[] {false, true}) {
      for (Slice slice :
          List.of(
              Slice.ALL,
              Slice.of(List.of(1)),
              Slice.in(List.of(List.of(1), List.of(5), List.of(9))),
              Slice.between(List.of(), Bound.of(0, false), Bound.of(15, true)))) {
        queries.add(new SliceQuery(table, List.of(1), slice, ReadDirection.of(reversed), 1, null));
      }
    }
    queries.add(scan(ScanQuery.Rows.ALL));
    queries.add(scan(new ScanQuery.First(7)));
    return queries;
  }

  private Query scan(ScanQuery.Rows rows) {
    return new ScanQuery(table, TokenRange.ALL, rows, 100, null);
  }

  private static Query all(TableSchema of, Object partition) {
    return new SliceQuery(of, List.of(partition), Slice.ALL, ReadDirection.FORWARD, 100, null);
  }

  private RowPage timed(Query query) {
    return await(backend().fetch(query.in(ReadMode.TIMED)));
  }

  private CellTimes only() {
    RowPage page = timed(all(table, 1));
    assertThat(page.rows()).hasSize(1);
    assertThat(page.times()).hasSize(1);
    return page.times().get(0);
  }

  private static long[] timestamps(CellTimes times) {
    return LongStream.range(0, SIZE).map(i -> times.timestamp((int) i)).toArray();
  }

  private static int[] ttls(CellTimes times) {
    return LongStream.range(0, SIZE).mapToInt(i -> times.ttl((int) i)).toArray();
  }

  private Upsert update(Map<Integer, @Nullable Object> values) {
    return Upsert.update(table, row(1, 1, values));
  }

  private Upsert edit(int column, CellEdit edit) {
    return update(Map.of(column, edit));
  }

  private static Row statics(int partition, String shared) {
    Object[] all = unset();
    all[0] = partition;
    all[SHARED] = shared;
    return Row.of(all);
  }

  private static Row row(int partition, int clustering, Map<Integer, @Nullable Object> values) {
    @Nullable Object[] all = unset();
    all[0] = partition;
    all[1] = clustering;
    values.forEach((column, value) -> all[column] = value);
    return Row.of(all);
  }

  private static Object[] unset() {
    Object[] all = new Object[SIZE];
    Arrays.fill(all, UNSET);
    return all;
  }
}
