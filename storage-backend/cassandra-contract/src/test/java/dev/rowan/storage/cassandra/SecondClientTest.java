package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A client in another language reads the rows that Rowan wrote, and writes rows that Rowan reads.
 */
@EnabledIfSystemProperty(
    named = "rowan.long",
    matches = "true",
    disabledReason = "a long test, which fetches a package by npm: -Plong")
@Timeout(600)
class SecondClientTest {
  @RegisterExtension
  @org.junit.jupiter.api.Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @org.junit.jupiter.api.Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  private static final ColumnType POINT =
      new UserType(
          "point",
          List.of(
              new UserType.Field("x", ScalarType.INT),
              new UserType.Field("Label of it", ScalarType.TEXT)));

  private static SecondClient client;

  private final CassandraBackend backend =
      CassandraBackend.on(SESSION.session(), KEYSPACE.name(), SchemaMode.CREATE_MISSING);

  @BeforeAll
  static void install() {
    Optional<SecondClient> installed = SecondClient.installed();
    assumeTrue(installed.isPresent(), "NOT TESTED with a second client");
    client = installed.get();
  }

  @Test
  void readsAndWritesEveryType() {
    List<Case> cases = new ArrayList<>();
    samples().forEach((type, values) -> cases.addAll(cases(type, values)));
    List<Object> answers = client.answers(KEYSPACE, cases.stream().map(Case::question).toList());
    assertThat(answers).hasSameSizeAs(cases);
    for (int i = 0; i < cases.size(); i++) {
      Case each = cases.get(i);
      Object read = read(each, "rowan");
      assertThat(read).as("%s", each).isEqualTo(each.value());
      assertThat(answers.get(i)).as("%s", each).isEqualTo(Plain.value(each.type(), read));
      assertThat(read(each, "client")).as("%s", each).isEqualTo(read);
    }
  }

  @Test
  void sharesKeysStaticsCountersAndConditions() {
    TableSchema table =
        define(
            TableSchema.named("Shared_Things")
                .partitionKey("Shop", ScalarType.TEXT)
                .partitionKey("day", ScalarType.DATE)
                .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
                .staticColumn("Owner", ScalarType.TEXT)
                .column("n", ScalarType.BIGINT));
    TableSchema counters =
        define(
            TableSchema.named("counted")
                .partitionKey("p", ScalarType.UUID)
                .column("n", CounterType.COUNTER));
    LocalDate day = LocalDate.of(2024, 2, 29);
    Instant at = Instant.ofEpochMilli(1_700_000_000_123L);
    UUID id = new UUID(1, 2);
    write(Upsert.insert(table, Row.of("caf\u00e9", day, at, "rowan", 1L)));
    write(Upsert.update(counters, Row.of(id, new CellEdit.Increment(40))));
    String insert = "INSERT INTO \"Shared_Things\" (\"Shop\", day, at, n) VALUES (?, ?, ?, ?)";
    List<Object> answers =
        client.answers(
            KEYSPACE,
            List.of(
                asked(
                    "SELECT at, \"Owner\", n FROM \"Shared_Things\" WHERE \"Shop\" = ? AND day = ?",
                    List.of("timestamp", "text", "bigint"),
                    plain(ScalarType.TEXT, "caf\u00e9"),
                    plain(ScalarType.DATE, day)),
                asked(
                    insert + " IF NOT EXISTS",
                    List.of("boolean"),
                    plain(ScalarType.TEXT, "caf\u00e9"),
                    plain(ScalarType.DATE, day),
                    plain(ScalarType.TIMESTAMP, at),
                    plain(ScalarType.BIGINT, 2L)),
                asked(
                    insert,
                    List.of(),
                    plain(ScalarType.TEXT, "caf\u00e9"),
                    plain(ScalarType.DATE, day),
                    plain(ScalarType.TIMESTAMP, at.plusMillis(1)),
                    plain(ScalarType.BIGINT, 3L)),
                asked(
                    "UPDATE counted SET n = n + 2 WHERE p = ?",
                    List.of(),
                    plain(ScalarType.UUID, id)),
                asked(
                    "SELECT n FROM counted WHERE p = ?",
                    List.of("bigint"),
                    plain(ScalarType.UUID, id))));
    assertThat(answers.get(0)).isEqualTo(List.of(Long.toString(at.toEpochMilli()), "rowan", "1"));
    assertThat(answers.get(1)).isEqualTo(List.of(false));
    assertThat(answers.get(4)).isEqualTo(List.of("42"));
    assertThat(rows(table, "caf\u00e9", day))
        .containsExactly(
            List.of("caf\u00e9", day, at.plusMillis(1), "rowan", 3L),
            List.of("caf\u00e9", day, at, "rowan", 1L));
    assertThat(rows(counters, id)).containsExactly(List.of(id, 42L));
    Upsert again =
        Upsert.insert(table, Row.of("caf\u00e9", day, at.plusMillis(1), "rowan", 4L))
            .when(Condition.IF_NOT_EXISTS);
    assertThat(await(backend.apply(MutationSet.of(Change.of(again)))).applied()).isFalse();
  }

  /** A value in a table of its type. */
  private record Case(TableSchema table, int id, ColumnType type, Object value) {
    Map<String, Object> question() {
      return Map.of(
          "table", table.name(),
          "id", id,
          "type", Plain.type(type),
          "value", Plain.value(type, value));
    }
  }

  private List<Case> cases(ColumnType type, List<?> values) {
    TableSchema table =
        define(
            TableSchema.named("t" + Integer.toHexString(type.cql().hashCode()))
                .partitionKey("who", ScalarType.TEXT)
                .clustering("id", ScalarType.INT, Order.ASC)
                .column("v", type));
    List<Case> cases = new ArrayList<>();
    for (Object value : values) {
      Case each = new Case(table, cases.size(), type, value);
      write(Upsert.insert(table, Row.of("rowan", each.id(), value)));
      cases.add(each);
    }
    return cases;
  }

  private Object read(Case each, String who) {
    Slice row = Slice.of(List.of(each.id()));
    SliceQuery query =
        new SliceQuery(each.table(), List.of(who), row, ReadDirection.FORWARD, 1, null);
    return await(backend.fetch(query)).rows().get(0).get(2);
  }

  private static Map<ColumnType, List<?>> samples() {
    Map<ColumnType, List<?>> samples = new LinkedHashMap<>();
    for (ScalarType type : ScalarType.values()) {
      samples.put(type, of(type));
      samples.put(new ListType(type), List.of(of(type)));
      samples.put(new MapType(ScalarType.INT, type), List.of(numbered(of(type))));
    }
    ColumnType ints = new SetType(ScalarType.INT);
    samples.put(ints, List.of(Set.of(-1), Set.of(Integer.MAX_VALUE)));
    samples.put(new SetType(ScalarType.TEXT).frozenType(), List.of(Set.of("\u00e4")));
    samples.put(
        new MapType(ScalarType.TEXT, new ListType(ScalarType.BIGINT).frozenType()),
        List.of(Map.of("a", List.of(1L, Long.MIN_VALUE), "b", List.of(0L))));
    samples.put(
        new TupleType(List.of(ScalarType.INT, ScalarType.TEXT)),
        List.of(TupleValue.of(1, "one"), TupleValue.of(-1, "")));
    samples.put(POINT, List.of(TupleValue.of(7, "seven")));
    samples.put(
        new ListType(((UserType) POINT).frozenType()),
        List.of(List.of(TupleValue.of(1, "a"), TupleValue.of(2, "b"))));
    samples.put(new VectorType(ScalarType.FLOAT, 3), List.of(List.of(1f, -0.5f, Float.MAX_VALUE)));
    samples.put(new VectorType(ScalarType.TEXT, 2), List.of(List.of("long".repeat(50), "")));
    return samples;
  }

  private static Map<Object, Object> numbered(List<Object> values) {
    Map<Object, Object> map = new LinkedHashMap<>();
    values.forEach(value -> map.put(map.size(), value));
    return map;
  }

  /** Values that the other client supports: not every date, nor empty lists inside of others. */
  private static List<Object> of(ScalarType type) {
    return switch (type) {
      case TEXT ->
          List.of("", "a", "\u00e4\u4e2d\ud83d\ude00", "quote \" and '", "x".repeat(9_000));
      case ASCII -> List.of("", "~", "\u0000");
      case BOOLEAN -> List.of(true, false);
      case TINYINT -> List.of(Byte.MIN_VALUE, (byte) 0, Byte.MAX_VALUE);
      case SMALLINT -> List.of(Short.MIN_VALUE, (short) 0, Short.MAX_VALUE);
      case INT -> List.of(Integer.MIN_VALUE, 0, Integer.MAX_VALUE);
      case BIGINT -> List.of(Long.MIN_VALUE, 0L, (1L << 53) + 1, Long.MAX_VALUE);
      case FLOAT ->
          List.of(
              0f, -0f, 0.1f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NEGATIVE_INFINITY, Float.NaN);
      case DOUBLE ->
          List.of(
              0d,
              -0d,
              0.1d,
              Double.MIN_VALUE,
              Double.MAX_VALUE,
              Double.POSITIVE_INFINITY,
              Double.NaN);
      case DECIMAL ->
          List.of(
              new BigDecimal("0"),
              new BigDecimal("1.10"),
              new BigDecimal("-0.001"),
              new BigDecimal("123456789012345678901234567890.123456789"));
      case VARINT ->
          List.of(
              BigInteger.ZERO,
              BigInteger.valueOf(-129),
              BigInteger.valueOf(Long.MAX_VALUE),
              BigInteger.TWO.pow(400).negate());
      case BLOB -> List.of(ByteBuffer.wrap(new byte[0]), ByteBuffer.wrap(new byte[] {0, -1, 127}));
      case UUID -> List.of(new UUID(0, 0), new UUID(-1, -1), new UUID(1, Long.MIN_VALUE));
      case TIMEUUID -> List.of(UUID.fromString("d2177dd0-eaa2-11de-a572-001b779c76e3"));
      case TIMESTAMP ->
          List.of(
              Instant.EPOCH,
              Instant.ofEpochMilli(-1),
              Instant.parse("2026-02-28T23:59:59.999Z"),
              Instant.parse("-000001-01-01T00:00:00Z"));
      case DATE -> List.of(LocalDate.EPOCH, LocalDate.of(2024, 2, 29), LocalDate.of(1582, 10, 4));
      case TIME -> List.of(LocalTime.MIDNIGHT, LocalTime.ofNanoOfDay(1), LocalTime.MAX);
      case DURATION ->
          List.of(
              new CqlDuration(0, 0, 0),
              new CqlDuration(1, 2, 3),
              new CqlDuration(-1, -2, -3_000_000_000L));
      case INET -> List.of(inet("127.0.0.1"), inet("2001:db8::1"), inet("0.0.0.0"));
    };
  }

  private static InetAddress inet(String text) {
    try {
      return InetAddress.getByName(text);
    } catch (UnknownHostException e) {
      throw new AssertionError(text, e);
    }
  }

  private record Parameter(Object type, Object value) {}

  private static Parameter plain(ScalarType type, Object value) {
    return new Parameter(Plain.type(type), Plain.value(type, value));
  }

  private static Map<String, Object> asked(
      String cql, List<String> results, Parameter... parameters) {
    return Map.of(
        "statement",
        cql,
        "types",
        Stream.of(parameters).map(Parameter::type).toList(),
        "values",
        Stream.of(parameters).map(Parameter::value).toList(),
        "results",
        results);
  }

  private TableSchema define(TableSchema.Builder builder) {
    TableSchema table = builder.build();
    await(backend.define(Schema.of(List.of(table))));
    return table;
  }

  private void write(Upsert upsert) {
    assertThat(await(backend.apply(MutationSet.of(Change.of(upsert)))).applied()).isTrue();
  }

  private List<List<Object>> rows(TableSchema table, Object... partition) {
    SliceQuery query =
        new SliceQuery(table, List.of(partition), Slice.ALL, ReadDirection.FORWARD, 100, null);
    return await(backend.fetch(query)).rows().stream().map(row -> List.of(row.toArray())).toList();
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }
}
