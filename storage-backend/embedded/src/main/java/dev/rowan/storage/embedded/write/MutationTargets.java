package dev.rowan.storage.embedded.write;

import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.type.ByteSink;

/** The partition and the row that a mutation addresses. */
final class MutationTargets {
  private MutationTargets() {}

  static byte[] partition(Table table, Mutation mutation, ByteSink scratch) {
    if (mutation instanceof DeleteRange delete) {
      return table.partition(delete.partition(), scratch);
    }
    table.keys().writePartition(row(mutation), scratch.reset());
    return scratch.toByteArray();
  }

  static Row row(Mutation mutation) {
    if (mutation instanceof Upsert upsert) {
      return upsert.row();
    }
    if (mutation instanceof DeleteRow delete) {
      return delete.key();
    }
    throw new IllegalArgumentException("a range deletion does not address one row");
  }

  /**
   * Returns whether a write is one of static columns alone: it has no clustering value, and the
   * table has static columns. Without them, such a write lacks a part of its key.
   */
  static boolean isStaticWrite(Table table, Row row) {
    for (int i = table.schema().partitionKeySize(); i < table.schema().keySize(); i++) {
      if (row.isSet(i)) {
        return false;
      }
    }
    return table.schema().hasStatics();
  }
}
