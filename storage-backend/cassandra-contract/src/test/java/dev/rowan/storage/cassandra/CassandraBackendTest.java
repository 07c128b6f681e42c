package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverExecutionProfile;
import dev.rowan.annotation.Order;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of the cluster backend beyond the contract: schema, limits, clocks, session. */
class CassandraBackendTest {
  @RegisterExtension
  @org.junit.jupiter.api.Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @org.junit.jupiter.api.Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  private final CassandraBackend backend = backend(SchemaMode.CREATE_MISSING);

  @AfterEach
  void close() {
    backend.close();
  }

  @Test
  void whatIsMissingIsNamedWithTheCqlThatCreatesIt() {
    TableSchema table = table("missing").column("v", ScalarType.TEXT).build();
    assertThatThrownBy(() -> define(backend(SchemaMode.VALIDATE), table))
        .isInstanceOfSatisfying(
            RowanException.class,
            e ->
                assertThat(e.context().get("D-13 missing"))
                    .contains(
                        "CREATE TABLE IF NOT EXISTS \"" + KEYSPACE.name() + "\".\"missing\""));
    define(backend(SchemaMode.CREATE), table);
    define(backend(SchemaMode.VALIDATE), table);
    TableSchema wider =
        table("missing").column("v", ScalarType.TEXT).column("w", ScalarType.INT).build();
    for (SchemaMode mode : List.of(SchemaMode.VALIDATE, SchemaMode.CREATE)) {
      assertThatThrownBy(() -> define(backend(mode), wider))
          .isInstanceOfSatisfying(
              RowanException.class,
              e -> assertThat(e.context().get("D-14 missing.w")).contains("ADD \"w\" int"));
    }
    define(backend(SchemaMode.CREATE_MISSING), wider);
    define(backend(SchemaMode.VALIDATE), wider);
  }

  @Test
  void aKeyspaceIsNeverCreated() {
    CassandraBackend elsewhere =
        CassandraBackend.on(SESSION.session(), "nowhere", SchemaMode.CREATE_MISSING);
    assertThatThrownBy(() -> define(elsewhere, table("t").build()))
        .isInstanceOfSatisfying(
            RowanException.class, e -> assertThat(e.context()).containsKey("D-15 nowhere"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "select", "CamelCase", "with space", "quo\"te", "semi;colon", "'; DROP TABLE x; --", "d.ot",
        "\u00fcml\u00e4ut", "token", "1st", "?", "{}", "/*", "$$"
      })
  void columnsMayHaveAnyName(String name) {
    String unique = "names_" + Integer.toHexString(name.hashCode());
    TableSchema table =
        TableSchema.named(unique)
            .partitionKey("p " + name, ScalarType.TEXT)
            .clustering(name, ScalarType.TEXT, Order.DESC)
            .staticColumn("s" + name, ScalarType.TEXT)
            .column("v" + name, ScalarType.TEXT)
            .build();
    define(backend, table);
    define(backend(SchemaMode.VALIDATE), table);
    write(Upsert.insert(table, Row.of(name, name, name, name)));
    assertThat(rows(table, name)).containsExactly(List.of(name, name, name, name));
  }

  @Test
  void columnsAndFieldsMayHaveRandomNames() {
    long seed = Seed.next();
    System.out.println("seed " + seed);
    List<String> names = RandomNames.of(new Random(seed), 24);
    UserType type =
        new UserType(
            "random_names",
            names.subList(0, 4).stream()
                .map(name -> new UserType.Field(name, ScalarType.TEXT))
                .toList());
    TableSchema.Builder columns =
        TableSchema.named("random_names")
            .partitionKey(names.get(0), ScalarType.TEXT)
            .clustering(names.get(1), ScalarType.TEXT, Order.DESC)
            .staticColumn(names.get(2), ScalarType.TEXT)
            .column(names.get(3), type);
    names.subList(4, 24).forEach(name -> columns.column(name, ScalarType.TEXT));
    TableSchema table = columns.build();
    define(backend, table);
    define(backend(SchemaMode.VALIDATE), table);
    List<Object> values = new ArrayList<>(names);
    values.set(3, TupleValue.of(names.subList(0, 4).toArray()));
    write(Upsert.insert(table, Row.of(values.toArray())));
    assertThat(rows(table, names.get(0))).as("seed %d", seed).containsExactly(values);
    Row part =
        Row.unset(24)
            .set(0, names.get(0))
            .set(1, names.get(1))
            .set(3, new CellEdit.SetFields(Map.of(names.get(2), "new")))
            .build();
    write(
        Upsert.update(table, part)
            .when(
                new Condition.Matches(
                    List.of(
                        new ColumnCondition(
                            3, names.get(1), ColumnCondition.Operator.EQ, names.get(1)),
                        ColumnCondition.on(9, ColumnCondition.Operator.EQ, names.get(9))))));
    values.set(3, TupleValue.of(names.get(0), names.get(1), "new", names.get(3)));
    assertThat(rows(table, names.get(0))).as("seed %d", seed).containsExactly(values);
  }

  @Test
  void aBatchThatIsTooLargeIsRefusedBeforeItIsSent() {
    TableSchema table = table("large").column("v", ScalarType.TEXT).build();
    define(backend, table);
    String value = "x".repeat(20_000);
    List<Change> partitions = new ArrayList<>();
    List<Change> rows = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      partitions.add(Change.of(Upsert.insert(table, Row.of("p" + i, "c", value))));
      rows.add(Change.of(Upsert.insert(table, Row.of("p", "c" + i, value))));
    }
    assertThatThrownBy(() -> await(backend.apply(MutationSet.of(partitions))))
        .isInstanceOfSatisfying(
            RowanException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.GUARDRAIL));
    assertThat(rows(table, "p0")).isEmpty();
    await(backend.apply(MutationSet.of(rows)));
    assertThat(rows(table, "p")).hasSize(3);
  }

  @Test
  void writesWithAndWithoutConditionsStayInTheirOrder() {
    TableSchema table = table("turns").column("v", ScalarType.TEXT).build();
    define(backend, table);
    for (int i = 0; i < 150; i++) {
      write(Upsert.insert(table, Row.of("p", "c", "plain" + i)));
      write(Upsert.update(table, Row.of("p", "c", "conditional" + i)).when(Condition.IF_EXISTS));
      assertThat(rows(table, "p")).containsExactly(List.of("p", "c", "conditional" + i));
    }
  }

  @Test
  void aCallersSessionStaysOpenAndAnOwnOneIsClosed() {
    backend.close();
    assertThat(SESSION.session().isClosed()).isFalse();
    CassandraBackend own =
        (CassandraBackend) connect("?datacenter=" + KEYSPACE.datacenter() + "&schema=create");
    CqlSession session = own.session();
    define(own, table("owned").build());
    own.close();
    assertThat(session.isClosed()).isTrue();
  }

  @Test
  void theConnectionStringSetsTheRequestOptions() {
    CassandraBackend own =
        (CassandraBackend)
            connect(
                "?datacenter="
                    + KEYSPACE.datacenter()
                    + "&consistency=each-quorum&serial-consistency=local-serial&timeout=1500ms"
                    + "&page-size=77&profile=default");
    DriverExecutionProfile profile = own.session().getContext().getConfig().getDefaultProfile();
    assertThat(profile.getString(DefaultDriverOption.REQUEST_CONSISTENCY)).isEqualTo("EACH_QUORUM");
    assertThat(profile.getString(DefaultDriverOption.REQUEST_SERIAL_CONSISTENCY))
        .isEqualTo("LOCAL_SERIAL");
    assertThat(profile.getDuration(DefaultDriverOption.REQUEST_TIMEOUT))
        .isEqualTo(Duration.ofMillis(1_500));
    assertThat(profile.getInt(DefaultDriverOption.REQUEST_PAGE_SIZE)).isEqualTo(77);
    own.close();
  }

  @Test
  void mistakesOfTheConnectionStringAreNamed() {
    for (String options :
        List.of(
            "?datacentre=dc1",
            "?schema=drop",
            "?consistency=most",
            "?schema=CREATE",
            "?serial-consistency=quorum",
            "?timeout=5",
            "?timeout=0s",
            "?page-size=0",
            "?batch-refuse=many",
            "?datacenter=" + KEYSPACE.datacenter() + "&profile=nightly")) {
      assertThatThrownBy(() -> connect(options))
          .isInstanceOfSatisfying(
              ConfigurationException.class,
              e -> assertThat(e.code()).isEqualTo(ErrorCode.MALFORMED_CONNECTION));
    }
    assertThatThrownBy(() -> connect("")).isInstanceOf(ConfigurationException.class);
  }

  @Test
  void aClusterThatDoesNotAnswerIsUnavailable() {
    assertThatThrownBy(
            () ->
                new CassandraProvider()
                    .open(
                        ConnectionString.parse(
                            "rowan:cassandra://127.0.0.1:1/shop?datacenter=dc1")))
        .isInstanceOf(BackendUnavailableException.class);
  }

  private static Backend connect(String options) {
    String address =
        KEYSPACE.contactPoint().getHostString() + ":" + KEYSPACE.contactPoint().getPort();
    return new CassandraProvider()
        .open(
            ConnectionString.parse(
                "rowan:cassandra://" + address + "/" + KEYSPACE.name() + options));
  }

  private static CassandraBackend backend(SchemaMode mode) {
    return CassandraBackend.on(SESSION.session(), KEYSPACE.name(), mode);
  }

  private static TableSchema.Builder table(String name) {
    return TableSchema.named(name)
        .partitionKey("p", ScalarType.TEXT)
        .clustering("c", ScalarType.TEXT, Order.ASC);
  }

  private static void define(Backend backend, TableSchema table) {
    await(backend.define(Schema.of(List.of(table))));
  }

  private void write(Upsert upsert) {
    assertThat(await(backend.apply(MutationSet.of(Change.of(upsert)))).applied()).isTrue();
  }

  private List<List<Object>> rows(TableSchema table, Object partition) {
    SliceQuery query =
        new SliceQuery(table, List.of(partition), Slice.ALL, ReadDirection.FORWARD, 100, null);
    return await(backend.fetch(query)).rows().stream().map(row -> List.of(row.toArray())).toList();
  }

  private static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException e) {
      throw (RuntimeException) e.getCause();
    }
  }
}
