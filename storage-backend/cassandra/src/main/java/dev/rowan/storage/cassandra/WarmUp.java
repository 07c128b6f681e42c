package dev.rowan.storage.cassandra;

import dev.rowan.annotation.Order;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.cassandra.read.ReadPath;
import dev.rowan.storage.cassandra.schema.SchemaDefinitions;
import dev.rowan.storage.cassandra.statement.CqlTables;
import java.util.List;

/**
 * Loads the classes that every first call needs, while the driver opens a session and the caller
 * waits. It compares a table and renders a read as usual, but sends nothing.
 */
final class WarmUp {
  private static final TableSchema TABLE =
      TableSchema.named("number")
          .partitionKey("value", ScalarType.INT)
          .clustering("name", ScalarType.TEXT, Order.ASC)
          .build();

  private WarmUp() {}

  /** Returns the text of the read. */
  static String run(String keyspace) {
    SchemaDefinitions.compareWithItself(keyspace, Schema.of(List.of(TABLE)));
    RowQuery query = RowQuery.owning(TABLE, new Object[] {0, ""}, ReadMode.PLAIN);
    return ReadPath.rendered(new CqlTables(keyspace), query);
  }
}
