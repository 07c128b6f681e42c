package dev.rowan.storage.cassandra.write;

import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;

/** A mutation and the statements that execute it. */
public record PlannedWrite(Mutation mutation, CqlTable table, List<StatementDraft> statements) {

  /** Plans a mutation of a batch with this timestamp. */
  public static PlannedWrite of(Mutation mutation, CqlTables tables, BatchTimestamp batchTime) {
    CqlTable table = tables.of(mutation.table());
    BatchTimestamp time = table.schema().hasCounters() ? BatchTimestamp.OF_THE_SERVER : batchTime;
    return new PlannedWrite(mutation, table, statements(mutation, table, time));
  }

  /** Returns the bytes of each component of the partition key. */
  List<ByteBuffer> partition() {
    return table.key(target(mutation), table.schema().partitionKeySize());
  }

  /** Returns a hash of the table and the partition that a mutation changes. */
  static int partitionHash(Mutation mutation) {
    Row row = target(mutation);
    int hash = mutation.table().name().hashCode();
    for (int i = 0; i < mutation.table().partitionKeySize(); i++) {
      hash = 31 * hash + Objects.hashCode(row.get(i));
    }
    return hash;
  }

  /** Returns the row that a mutation of one row addresses; for a range, its partition. */
  static Row target(Mutation mutation) {
    if (mutation instanceof Upsert upsert) {
      return upsert.row();
    }
    return mutation instanceof DeleteRow delete
        ? delete.key()
        : Row.of(((DeleteRange) mutation).partition().toArray());
  }

  private static List<StatementDraft> statements(
      Mutation mutation, CqlTable table, BatchTimestamp time) {
    if (mutation instanceof Upsert upsert) {
      return UpsertStatements.of(table, upsert, time);
    }
    return mutation instanceof DeleteRow delete
        ? DeleteStatements.of(table, delete, time)
        : DeleteStatements.of(table, (DeleteRange) mutation, time);
  }
}
