package dev.rowan.storage.cassandra;

import dev.rowan.annotation.Order;
import dev.rowan.query.ReadMode;
import dev.rowan.query.SliceQuery;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.Schema;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.cassandra.read.ReadPath;
import dev.rowan.storage.cassandra.schema.Definitions;
import dev.rowan.storage.cassandra.statement.CqlTables;
import dev.rowan.value.Slice;
import java.util.List;

/**
 * The backend's part of a first call that nobody made, for the time in which the driver opens a
 * session and its caller has nothing to do: the classes that every first call needs are loaded
 * then. A table is compared and a read is rendered as ever, but nothing is sent.
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
    Definitions.compareWithItself(keyspace, Schema.of(List.of(TABLE)));
    Slice slice = Slice.of(List.of(""));
    SliceQuery query = new SliceQuery(TABLE, List.of(0), slice, false, 1, null, ReadMode.PLAIN);
    return ReadPath.rendered(new CqlTables(keyspace), query);
  }
}
