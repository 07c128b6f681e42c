package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.cassandra.fault.LoggedText;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Other clients change tables while a program runs with prepared statements. */
class SchemaChangesTest {
  @RegisterExtension
  @org.junit.jupiter.api.Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @org.junit.jupiter.api.Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  @RegisterExtension static final LoggedText LOG = new LoggedText();

  private final CassandraBackend backend =
      CassandraBackend.on(SESSION.session(), KEYSPACE.name(), SchemaMode.CREATE);

  @Test
  void aColumnThatIsAddedDoesNotMatter() {
    TableSchema table = defined("wider");
    alter("ALTER TABLE %s ADD before_all text", table);
    assertWorks(table);
    alter("ALTER TABLE %s ADD other text", table);
    assertWorks(table);
  }

  @Test
  void aFieldOfOthersIsLoggedUnlessItIsAccepted() {
    UserType place =
        new UserType(
            "place_of_others", List.of(new UserType.Field("city", ScalarType.TEXT))); // a cell each
    TableSchema table =
        TableSchema.named("placed")
            .partitionKey("p", ScalarType.INT)
            .column("at", place)
            .column("before", new ListType(place.frozenType()))
            .build();
    Schema model = Schema.of(List.of(table));
    await(backend.define(model));
    assertThat(LOG.text()).doesNotContain("D-20");
    SESSION.session().execute("ALTER TYPE " + KEYSPACE.name() + ".place_of_others ADD zip text");

    await(
        CassandraBackend.on(
                SESSION.session(), KEYSPACE.name(), SchemaMode.VALIDATE, ForeignColumns.ACCEPT)
            .define(model));
    assertThat(LOG.text()).doesNotContain("D-20");
    await(backend.define(model));
    assertThat(LOG.text())
        .containsOnlyOnce("D-20 place_of_others.zip: stored text, model no such field");

    alter("INSERT INTO %s (p, at) VALUES (1, {city: 'Ulm', zip: '89073'})", table);
    Row moved = Row.of(1, TupleValue.of("Bonn"), null);
    await(backend.apply(MutationSet.of(Change.of(Upsert.update(table, moved)))));
    String zip = "SELECT at.zip FROM " + KEYSPACE.name() + ".placed";
    assertThat(SESSION.session().execute(zip).one().getString(0))
        .as("as the warning says")
        .isNull();
  }

  @Test
  void theLayoutOfAnExistingTableIsRecordedInItsComment() {
    TableSchema plain = defined("divided");
    alter("ALTER TABLE %s WITH comment = 'Ann''s rows'", plain);
    Schema days = Schema.of(List.of(laidOut("p = 1 DAYS of v as ''yy")));
    await(backend.define(days));
    assertThat(LOG.text())
        .contains("D-05 divided: stored no record, model p = 1 DAYS of v as ''yy; ALTER TABLE");
    assertThat(comment("divided")).as("a table that exists is not altered").isEqualTo("Ann's rows");

    CassandraBackend completing =
        CassandraBackend.on(SESSION.session(), KEYSPACE.name(), SchemaMode.CREATE_MISSING);
    await(completing.define(days));
    await(completing.define(days));
    assertThat(comment("divided")).isEqualTo("Ann's rows [rowan: p = 1 DAYS of v as ''yy]");
    await(backend.define(Schema.of(List.of(plain))));
    Schema hours = Schema.of(List.of(laidOut("p = 1 HOURS of v")));
    assertThat(failure(() -> completing.define(hours)).context()).containsOnlyKeys("D-05 divided");
  }

  @Test
  void theOptionsOfATableAreCreatedAndDifferencesAreLogged() {
    TableSchema model =
        TableSchema.named("optioned")
            .partitionKey("p", ScalarType.TEXT)
            .layout("p = 1 DAYS of v")
            .storage(
                new StorageOptions(
                    Map.of(
                        "class", "TimeWindowCompactionStrategy",
                        "compaction_window_unit", "HOURS",
                        "compaction_window_size", "6"),
                    Map.of("class", "ZstdCompressor"),
                    Map.of("keys", "ALL", "rows_per_partition", "10"),
                    10_800,
                    "Ann's rows"))
            .build();
    await(backend.define(Schema.of(List.of(model))));
    assertThat(comment("optioned")).isEqualTo("Ann's rows [rowan: p = 1 DAYS of v]");
    await(backend.define(Schema.of(List.of(model))));
    assertThat(LOG.text()).doesNotContain("D-21");

    alter(
        "ALTER TABLE %s WITH compaction = {'class': 'LeveledCompactionStrategy'}"
            + " AND gc_grace_seconds = 20000",
        model);
    await(backend.define(Schema.of(List.of(model))));
    assertThat(LOG.text())
        .contains("D-21 optioned: stored other options, model compaction = {'class'");
    String statement =
        LOG.text()
            .substring(LOG.text().lastIndexOf("ALTER TABLE"))
            .lines()
            .findFirst()
            .orElseThrow();
    assertThat(statement).contains("gc_grace_seconds = 10800").doesNotContain("compression");
    SESSION.session().execute(statement);
    int logged = LOG.text().length();
    await(backend.define(Schema.of(List.of(model))));
    assertThat(LOG.text().substring(logged)).as("after the statement").doesNotContain("D-21");
  }

  private static TableSchema laidOut(String layout) {
    return TableSchema.named("divided")
        .partitionKey("p", ScalarType.TEXT)
        .clustering("c", ScalarType.TEXT, Order.ASC)
        .column("v", ScalarType.TEXT)
        .layout(layout)
        .build();
  }

  private static String comment(String table) {
    return SESSION
        .session()
        .execute(
            "SELECT comment FROM system_schema.tables WHERE keyspace_name = ? AND table_name = ?",
            KEYSPACE.name(),
            table)
        .one()
        .getString(0);
  }

  @Test
  void aDroppedColumnIsAMismatchUntilItExistsAgain() {
    TableSchema table = defined("narrower");
    alter("ALTER TABLE %s DROP v", table);
    assertEachFails(table);
    alter("ALTER TABLE %s ADD v text", table);
    assertWorks(table);
  }

  @Test
  void aDroppedTableIsAMismatchUntilItExistsAgain() {
    TableSchema table = defined("gone");
    alter("DROP TABLE %s", table);
    assertEachFails(table);
    await(backend.define(Schema.of(List.of(table))));
    assertThat(slice(table)).isEmpty();
    assertWorks(table);
  }

  @Test
  void aTableThatCannotBeCreatedIsNamedWithItsStatement() {
    TableSchema table =
        TableSchema.named("no table's name").partitionKey("p", ScalarType.TEXT).build();
    RowanException error = failure(() -> backend.define(Schema.of(List.of(table))));
    assertThat(error).isInstanceOf(SchemaMismatchException.class);
    assertThat(error.context().get("refused")).contains("CREATE TABLE", "\"no table's name\"");
  }

  private TableSchema defined(String name) {
    TableSchema table =
        TableSchema.named(name)
            .partitionKey("p", ScalarType.TEXT)
            .clustering("c", ScalarType.TEXT, Order.ASC)
            .column("v", ScalarType.TEXT)
            .build();
    await(backend.define(Schema.of(List.of(table))));
    assertWorks(table);
    return table;
  }

  private void alter(String cql, TableSchema table) {
    SESSION.session().execute(cql.formatted(KEYSPACE.name() + "." + table.name()));
  }

  private void assertWorks(TableSchema table) {
    Upsert insert = insert(table, "c");
    await(backend.apply(MutationSet.of(Change.of(insert))));
    await(backend.apply(MutationSet.of(List.of(Change.of(insert), Change.of(insert(table, "d"))))));
    Upsert again = insert.when(Condition.IF_NOT_EXISTS);
    assertThat(await(backend.apply(MutationSet.of(Change.of(again)))).applied()).isFalse();
    assertThat(slice(table))
        .containsExactly(List.of("p", "c", "v of c"), List.of("p", "d", "v of d"));
    assertThat(await(backend.fetch(scan(table))).rows()).hasSize(2);
  }

  private void assertEachFails(TableSchema table) {
    Upsert insert = insert(table, "c");
    List<Supplier<CompletionStage<?>>> calls =
        List.of(
            () -> backend.apply(MutationSet.of(Change.of(insert))),
            () ->
                backend.apply(
                    MutationSet.of(List.of(Change.of(insert), Change.of(insert(table, "d"))))),
            () -> backend.apply(MutationSet.of(Change.of(insert.when(Condition.IF_NOT_EXISTS)))),
            () -> backend.fetch(query(table)),
            () -> backend.fetch(scan(table)));
    for (Supplier<CompletionStage<?>> call : calls) {
      // The driver prepares it again first, and this backend after that has failed.
      for (int i = 0; i < 2; i++) {
        RowanException failure = failure(call);
        assertThat(failure.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE);
        assertThat(failure.context().get("missing")).contains(table.name());
      }
    }
  }

  private static Upsert insert(TableSchema table, String clustering) {
    return Upsert.insert(table, Row.of("p", clustering, "v of " + clustering));
  }

  private List<List<Object>> slice(TableSchema table) {
    return await(backend.fetch(query(table))).rows().stream()
        .map(row -> List.of(row.toArray()))
        .toList();
  }

  private static SliceQuery query(TableSchema table) {
    return new SliceQuery(table, List.of("p"), Slice.ALL, ReadDirection.FORWARD, 10, null);
  }

  private static ScanQuery scan(TableSchema table) {
    return new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 10, null);
  }

  private static RowanException failure(Supplier<CompletionStage<?>> call) {
    try {
      await(call.get());
    } catch (CompletionException e) {
      return (RowanException) e.getCause();
    }
    throw new AssertionError("did not fail");
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }
}
