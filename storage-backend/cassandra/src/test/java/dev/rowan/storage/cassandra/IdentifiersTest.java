package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.config.OptionsMap;
import com.datastax.oss.driver.api.core.context.DriverContext;
import com.datastax.oss.driver.api.core.metadata.Metadata;
import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
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
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.fixture.Seed;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The statement text depends on names only where they are quoted, and never on values. */
class IdentifiersTest {
  private static final int ROUNDS = Boolean.getBoolean("rowan.long") ? 20_000 : 200;
  private static final DriverConfig CONFIG =
      DriverConfigLoader.fromMap(OptionsMap.driverDefaults()).getInitialConfig();
  private static final int STATIC = 4;
  private static final int TEXT = 5;
  private static final int LIST = 6;
  private static final int SET = 7;
  private static final int MAP = 8;
  private static final int TYPE = 9;

  private final List<String> sent = new ArrayList<>();
  private List<String> names = IntStream.range(0, 18).mapToObj(i -> "n" + i).toList();
  private String value = "plain";

  @Test
  void areTheSameTextWhateverTheNamesAndValues() {
    long seed = Seed.next();
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    List<String> shapes = shapes();
    assertThat(shapes).hasSizeGreaterThan(40).allMatch(shape -> !shape.contains(value));
    for (int round = 0; round < ROUNDS; round++) {
      names = RandomNames.of(random, names.size());
      value = RandomNames.of(random, 1).get(0) + "canary";
      assertThat(shapes()).as("seed %d, names %s", seed, names).isEqualTo(shapes);
    }
  }

  /** Returns the shapes of all statements that a program can cause. */
  private List<String> shapes() {
    sent.clear();
    for (Mutation mutation : mutations()) {
      backend().apply(MutationSet.of(Change.of(mutation)));
    }
    for (Query query : queries()) {
      backend().fetch(query);
    }
    return sent.stream().map(cql -> CqlShape.of(cql, names)).toList();
  }

  /**
   * A new backend each time: it has assigned no timestamp that a condition would have to wait for.
   */
  private CassandraBackend backend() {
    return CassandraBackend.on(session(), names.get(0));
  }

  private List<Mutation> mutations() {
    TableSchema table = table();
    List<Mutation> mutations = new ArrayList<>();
    Row whole =
        key()
            .set(STATIC, value)
            .set(TEXT, value)
            .set(LIST, List.of(value))
            .set(SET, Set.of(value))
            .set(MAP, Map.of(value, value))
            .set(TYPE, TupleValue.of(value, value))
            .build();
    mutations.add(Upsert.insert(table, whole).withTtl(9));
    mutations.add(Upsert.update(table, whole));
    for (Condition condition : conditions()) {
      mutations.add(Upsert.update(table, whole).when(condition));
      mutations.add(new DeleteRow(table, key().build(), condition, TimestampOffset.NONE));
    }
    mutations.add(Upsert.insert(table, whole).when(Condition.IF_NOT_EXISTS));
    edits()
        .forEach(
            edit ->
                mutations.add(
                    Upsert.update(table, key().set(edit.getKey(), edit.getValue()).build())));
    mutations.add(
        Upsert.update(
            table, Row.unset(table.size()).set(0, value).set(1, value).set(STATIC, value).build()));
    for (Slice slice : slices()) {
      mutations.add(
          new DeleteRange(
              table, List.of(value, value), slice, TimestampOffset.ONE_MICROSECOND_EARLIER));
    }
    mutations.add(Upsert.update(counters(), Row.of(value, new CellEdit.Increment(1))));
    mutations.add(DeleteRow.of(counters(), Row.of(value, null), TimestampOffset.NONE));
    return mutations;
  }

  private List<Condition> conditions() {
    List<Condition> conditions = new ArrayList<>(List.of(Condition.IF_EXISTS));
    for (Operator operator : List.of(Operator.EQ, Operator.NE, Operator.LT, Operator.GE)) {
      conditions.add(matches(ColumnCondition.on(TEXT, operator, value)));
    }
    conditions.add(matches(ColumnCondition.on(TEXT, Operator.IN, List.of(value, value))));
    conditions.add(matches(ColumnCondition.on(STATIC, Operator.EQ, value)));
    conditions.add(matches(ColumnCondition.on(SET, Operator.CONTAINS, value)));
    conditions.add(matches(ColumnCondition.on(MAP, Operator.CONTAINS_KEY, value)));
    conditions.add(matches(new ColumnCondition(MAP, value, Operator.EQ, value)));
    conditions.add(matches(new ColumnCondition(TYPE, names.get(15), Operator.EQ, value)));
    return conditions;
  }

  private static Condition matches(ColumnCondition condition) {
    return new Condition.Matches(List.of(condition));
  }

  private List<Map.Entry<Integer, Object>> edits() {
    return List.of(
        Map.entry(LIST, new CellEdit.Append(List.of(value))),
        Map.entry(LIST, new CellEdit.Prepend(List.of(value))),
        Map.entry(LIST, new CellEdit.SetAt(0, value)),
        Map.entry(LIST, new CellEdit.RemoveAll(List.of(value))),
        Map.entry(SET, new CellEdit.AddAll(Set.of(value))),
        Map.entry(SET, new CellEdit.RemoveAll(List.of(value))),
        Map.entry(MAP, new CellEdit.PutAll(Map.of(value, value))),
        Map.entry(MAP, new CellEdit.RemoveAll(List.of(value))),
        Map.entry(TYPE, new CellEdit.SetFields(Map.of(names.get(15), value))),
        Map.entry(TYPE, new CellEdit.Clear()),
        Map.entry(TEXT, new CellEdit.Clear()),
        Map.entry(STATIC, new CellEdit.Clear()));
  }

  private List<Slice> slices() {
    return List.of(
        Slice.ALL,
        Slice.of(List.of(value)),
        Slice.of(List.of(value, value)),
        Slice.in(List.of(List.of(value), List.of(value + "b"))),
        Slice.between(List.of(), Bound.of(value, true), Bound.of(value + "z", false)),
        Slice.between(List.of(value), Bound.of(value, false), null),
        Slice.between(List.of(), new Bound(List.of(value, value), true), null));
  }

  private List<Query> queries() {
    List<Query> queries = new ArrayList<>();
    List<Object> partition = List.of(value, value);
    for (ReadMode mode : List.of(ReadMode.PLAIN, ReadMode.TIMED)) {
      for (Slice slice : slices()) {
        for (boolean reversed : new boolean[] {false, true}) {
          queries.add(
              new SliceQuery(
                  table(), partition, slice, ReadDirection.of(reversed), 10, null, mode));
        }
      }
      for (ScanQuery.Rows rows :
          List.of(ScanQuery.Rows.ALL, ScanQuery.Rows.PARTITIONS, new ScanQuery.First(2))) {
        queries.add(new ScanQuery(table(), new TokenRange(1, 2), rows, 10, null, mode));
      }
    }
    return queries;
  }

  private TableSchema table() {
    UserType type =
        new UserType(
            names.get(14),
            List.of(
                new UserType.Field(names.get(15), ScalarType.TEXT),
                new UserType.Field(names.get(16), ScalarType.TEXT)));
    return TableSchema.named(names.get(1))
        .partitionKey(names.get(2), ScalarType.TEXT)
        .partitionKey(names.get(3), ScalarType.TEXT)
        .clustering(names.get(4), ScalarType.TEXT, Order.ASC)
        .clustering(names.get(5), ScalarType.TEXT, Order.ASC)
        .staticColumn(names.get(6), ScalarType.TEXT)
        .column(names.get(7), ScalarType.TEXT)
        .column(names.get(8), new ListType(ScalarType.TEXT))
        .column(names.get(9), new SetType(ScalarType.TEXT))
        .column(names.get(10), new MapType(ScalarType.TEXT, ScalarType.TEXT))
        .column(names.get(11), type)
        .build();
  }

  private TableSchema counters() {
    return TableSchema.named(names.get(17))
        .partitionKey(names.get(12), ScalarType.TEXT)
        .column(names.get(13), CounterType.COUNTER)
        .build();
  }

  private Row.Builder key() {
    Row.Builder key = Row.unset(table().size());
    for (int i = 0; i < 4; i++) {
      key.set(i, value);
    }
    return key;
  }

  /** A session that records the texts to prepare, and never completes their preparation. */
  private CqlSession session() {
    return stub(
        CqlSession.class,
        Map.of(
            "getMetadata",
            stub(Metadata.class, Map.of("getNodes", Map.of())),
            "getContext",
            stub(DriverContext.class, Map.of("getConfig", CONFIG)),
            "isClosed",
            false,
            "prepareAsync",
            new CompletableFuture<>()));
  }

  private <T> T stub(Class<T> type, Map<String, Object> results) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              if (method.getName().equals("prepareAsync")) {
                sent.add((String) arguments[0]);
              }
              if (!results.containsKey(method.getName())) {
                throw new AssertionError(method + " of " + Arrays.toString(arguments));
              }
              return results.get(method.getName());
            }));
  }
}
