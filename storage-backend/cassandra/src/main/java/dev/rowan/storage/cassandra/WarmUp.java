package dev.rowan.storage.cassandra;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Order;
import dev.rowan.backend.Backend;
import dev.rowan.backend.Capabilities;
import dev.rowan.binding.Codecs;
import dev.rowan.binding.EntityMapping;
import dev.rowan.binding.Property;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.query.SliceQuery;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.Schema;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.cassandra.read.ReadPath;
import dev.rowan.storage.cassandra.schema.Definitions;
import dev.rowan.storage.cassandra.statement.CqlTables;
import dev.rowan.value.Row;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * A first call that nobody made, for the time in which the driver opens a session and its caller
 * has nothing to do: the classes that every first call needs are loaded then. A table is compared
 * and a read is rendered as ever, but nothing is sent: the table is of no store, and has no rows.
 */
final class WarmUp implements Backend {
  private final CqlTables tables;

  private WarmUp(String keyspace) {
    this.tables = new CqlTables(keyspace);
  }

  static void run(String keyspace) {
    DaoRuntime<Integer> runtime =
        Rowan.on(new WarmUp(keyspace), RowanOptions.defaults()).runtime(NumberMapping.INSTANCE);
    var unused =
        runtime.await(
            runtime
                .select(
                    ReadPlan.direct("WarmUp.run", NumberMapping.TABLE),
                    NumberMapping.VALUE.encodeKey(0),
                    "")
                .optional());
  }

  @Override
  public Capabilities capabilities() {
    return CassandraBackend.CAPABILITIES;
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    Definitions.compareWithItself(tables.keyspace(), schema);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    var unused = ReadPath.rendered(tables, (SliceQuery) query);
    return CompletableFuture.completedFuture(new RowPage(List.of(), null));
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet unit) {
    throw new UnsupportedOperationException("nothing is written");
  }

  @Override
  public void close() {}

  /** Entities that are numbers. */
  private static final class NumberMapping implements EntityMapping<Integer> {
    static final NumberMapping INSTANCE = new NumberMapping();
    static final Property<Integer> VALUE = new Property<>("value", 0, Codecs.INTEGER);
    static final TableSchema TABLE =
        TableSchema.named("number")
            .partitionKey("value", ScalarType.INT)
            .clustering("name", ScalarType.TEXT, Order.ASC)
            .build();

    @Override
    public TableSchema table() {
      return TABLE;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of();
    }

    @Override
    public Row write(Integer entity) {
      return Row.of(VALUE.encode(entity), "");
    }

    @Override
    public Integer read(Row row) {
      throw new UnsupportedOperationException("there is no row");
    }
  }
}
