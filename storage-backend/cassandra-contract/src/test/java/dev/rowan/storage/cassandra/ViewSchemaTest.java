package dev.rowan.storage.cassandra;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Views are created and compared like tables, under any name. */
class ViewSchemaTest {
  @RegisterExtension
  @Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  private final CassandraBackend creating = backend(SchemaMode.CREATE_MISSING);
  private final CassandraBackend comparing = backend(SchemaMode.VALIDATE);

  @Test
  void aMissingViewIsNamedWithTheStatementThatCreatesIt() {
    Schema schema = schema("missing", "is_Missing", base("missing", "a"), false);
    await(creating.define(Schema.of(List.of(base("missing", "a")))));
    SchemaMismatchException error = mismatch(schema);
    String difference = error.context().get("D-16 is_Missing");
    assertThat(difference).as("%s", error.context()).contains("stored nothing", "; CREATE MAT");
    SESSION.session().execute(difference.substring(difference.indexOf("CREATE")));
    awaitBuilt(schema);
  }

  @Test
  void aViewCannotBeAlteredSoTheStatementsThatRecreateItAreShown() {
    TableSchema base = base("narrow", "a");
    await(creating.define(schema("narrow", "of_narrow", base, true)));
    Schema wider = schema("narrow", "of_narrow", base, false);
    SchemaMismatchException error = mismatch(wider);
    assertThat(error.context()).containsOnlyKeys("D-17 of_narrow.other \"column\"");
    String[] statements = error.context().get("D-17 of_narrow.other \"column\"").split("; ");
    assertThat(statements).hasSize(3);
    SESSION.session().execute(statements[1]);
    SESSION.session().execute(statements[2]);
    awaitBuilt(wider);
  }

  @Test
  void aViewOfAllColumnsGainsNewColumnsOfItsTable() {
    await(creating.define(schema("growing", "of_growing", base("growing", "a"), false)));
    TableSchema wider = base("growing", "a", "b");
    await(creating.define(schema("growing", "of_growing", wider, false)));
    await(comparing.define(schema("growing", "of_growing", wider, false)));
  }

  @Test
  void aViewThatLeavesRowsOutIsAnotherOne() {
    TableSchema base = base("filtered", "a");
    await(creating.define(Schema.of(List.of(base))));
    String view = "CREATE MATERIALIZED VIEW %s.%s AS SELECT * FROM %s.filtered WHERE";
    String key = " PRIMARY KEY ((\"by\"), id, \"Clustering\")";
    SESSION
        .session()
        .execute(
            view.formatted(KEYSPACE.name(), "of_filtered", KEYSPACE.name())
                + " \"by\" IS NOT NULL AND id > 4 AND \"Clustering\" IS NOT NULL"
                + key);
    assertThat(mismatch(schema("filtered", "of_filtered", base, false)).context())
        .containsOnlyKeys("D-17 of_filtered")
        .hasEntrySatisfying("D-17 of_filtered", text -> assertThat(text).contains("id > 4"));
  }

  @Test
  void aViewOfAnotherTableIsAnotherOne() {
    TableSchema one = base("one", "a");
    TableSchema other = base("other", "a");
    await(creating.define(Schema.of(List.of(other))));
    await(creating.define(schema("one", "of_one", one, false)));
    assertThat(mismatch(schema("other", "of_one", other, false)).context())
        .containsOnlyKeys("D-17 of_one");
  }

  @Test
  void aKeyInAnotherOrderIsADifference() {
    TableSchema base = base("turned", "a");
    await(creating.define(schema("turned", "of_turned", base, false)));
    TableSchema turned =
        TableSchema.named("of_turned")
            .partitionKey("by", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, dev.rowan.annotation.Order.ASC)
            .clustering("Clustering", ScalarType.TEXT, dev.rowan.annotation.Order.DESC)
            .column("a", ScalarType.TEXT)
            .column("other \"column\"", ScalarType.TEXT)
            .build();
    Schema model =
        new Schema(
            List.of(base, turned),
            Map.of(turned.name(), base.name()),
            Set.of(),
            Set.of(turned.name()));
    assertThat(mismatch(model).context()).containsOnlyKeys("D-03 of_turned.Clustering");
  }

  @Test
  void aTableIsNoViewAndAViewNoTable() {
    TableSchema base = base("source", "a");
    Schema views = schema("source", "of_source", base, false);
    await(creating.define(Schema.of(views.tables())));
    assertThat(mismatch(views).context()).containsOnlyKeys("D-18 of_source");
    TableSchema second = base("second", "a");
    Schema seconds = schema("second", "of_second", second, false);
    await(creating.define(seconds));
    assertThat(mismatch(Schema.of(seconds.tables())).context()).containsOnlyKeys("D-18 of_second");
  }

  @Test
  void aViewThatLostRowsIsFoundAndNotRepaired() {
    TableSchema base = base("lossy", "a");
    Schema schema = schema("lossy", "of_lossy", base, false);
    EntityMapping<Row> mapping = mapping(base, schema.tables().get(1));
    Session session =
        new Session(
            creating,
            Duration.ofSeconds(60),
            "k".getBytes(UTF_8),
            ReadOptions.NONE,
            CallOptions.NONE);
    DaoRuntime.of(session, mapping);
    for (int id = 0; id < 20; id++) {
      await(creating.apply(MutationSet.of(Change.of(Upsert.insert(base, row(id))))));
    }
    // The program still assumes that it is the view.
    SESSION.session().execute("DROP MATERIALIZED VIEW " + KEYSPACE.name() + ".of_lossy");
    await(creating.define(Schema.of(schema.tables())));
    TableSchema lossy = schema.tables().get(1);
    for (int id = 3; id < 23; id++) {
      Row row = row(id);
      Row entry =
          Row.of(row.get(2), row.get(0), row.get(1), id == 7 ? "wrong" : row.get(3), row.get(4));
      await(creating.apply(MutationSet.of(Change.of(Upsert.insert(lossy, entry)))));
    }
    Maintenance maintenance = new Maintenance(session);
    MaintenanceReport report = maintenance.verify(mapping).withGrace(Duration.ofMillis(300)).run();
    assertThat(report.found(Anomaly.MISSING)).isEqualTo(3);
    assertThat(report.found(Anomaly.DANGLING)).isEqualTo(3);
    assertThat(report.found(Anomaly.WRONG)).isEqualTo(1);
    assertThat(report.unresolved()).isZero();
    assertThat(
            await(
                    creating.fetch(
                        new SliceQuery(
                            lossy, List.of("by 22"), Slice.ALL, ReadDirection.FORWARD, 10, null)))
                .rows())
        .hasSize(1);
  }

  private static Row row(int id) {
    return Row.of(id, "c", "by " + id, "a " + id, "other");
  }

  private static EntityMapping<Row> mapping(TableSchema base, TableSchema view) {
    DerivedTable derived =
        new DerivedTable(
            view,
            base,
            List.of(new Copy(2), new Copy(0), new Copy(1), new Copy(3), new Copy(4)),
            Maintain.SERVER_VIEW);
    return new EntityMapping<>() {
      @Override
      public Class<Row> type() {
        return Row.class;
      }

      @Override
      public TableSchema table() {
        return base;
      }

      @Override
      public List<DerivedTable> derived() {
        return List.of(derived);
      }

      @Override
      public Row write(Row row) {
        return row;
      }

      @Override
      public Row read(Row row) {
        return row;
      }
    };
  }

  /** A table with a column for each of these names, besides the key columns of the views. */
  private static TableSchema base(String name, String... columns) {
    TableSchema.Builder table =
        TableSchema.named(name)
            .partitionKey("id", ScalarType.INT)
            .clustering("Clustering", ScalarType.TEXT, dev.rowan.annotation.Order.ASC)
            .column("by", ScalarType.TEXT);
    for (String column : columns) {
      table.column(column, ScalarType.TEXT);
    }
    return table.column("other \"column\"", ScalarType.TEXT).build();
  }

  /** A table and a view of it, with all columns or with all but the last. */
  private static Schema schema(String source, String view, TableSchema base, boolean narrow) {
    TableSchema.Builder table =
        TableSchema.named(view)
            .partitionKey("by", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, dev.rowan.annotation.Order.ASC)
            .clustering("Clustering", ScalarType.TEXT, dev.rowan.annotation.Order.ASC);
    for (int i = 3; i < base.size() - (narrow ? 1 : 0); i++) {
      table.column(base.column(i).name(), base.column(i).type());
    }
    return new Schema(List.of(base, table.build()), Map.of(view, source), Set.of(), Set.of(view));
  }

  /** An existing view is incomplete until the server has built it, and differs in nothing else. */
  private void awaitBuilt(Schema schema) {
    Instant end = Instant.now().plusSeconds(30);
    while (true) {
      try {
        await(comparing.define(schema));
        return;
      } catch (CompletionException e) {
        RowanException failure = (RowanException) e.getCause();
        assertThat(failure.code()).as("%s", failure).isEqualTo(ErrorCode.INDEX_INCOMPLETE);
        assertThat(Instant.now()).isBefore(end);
        Thread.onSpinWait();
      }
    }
  }

  private SchemaMismatchException mismatch(Schema schema) {
    try {
      await(comparing.define(schema));
    } catch (CompletionException e) {
      assertThat(e.getCause()).isInstanceOf(SchemaMismatchException.class);
      return (SchemaMismatchException) (RowanException) e.getCause();
    }
    throw new AssertionError("fits");
  }

  private static CassandraBackend backend(SchemaMode mode) {
    return CassandraBackend.on(SESSION.session(), KEYSPACE.name(), mode);
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }
}
