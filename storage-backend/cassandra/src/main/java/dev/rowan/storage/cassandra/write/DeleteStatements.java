package dev.rowan.storage.cassandra.write;

import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.WhereClause;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Deletes of rows and ranges as statements. */
final class DeleteStatements {
  private DeleteStatements() {}

  /** Returns the statements that delete a row. */
  static List<StatementDraft> of(CqlTable table, DeleteRow delete, BatchTimestamp time) {
    TableSchema schema = table.schema();
    boolean justBefore =
        delete.moment() == TimestampOffset.ONE_MICROSECOND_EARLIER
            && delete.condition() == Condition.NONE;
    if (time.isOfTheServer() && justBefore && !schema.hasCounters()) {
      // In a batch with a condition, ranges are deleted one microsecond earlier than the batch
      // writes; rows are not.
      List<@Nullable Object> values = Arrays.asList(delete.key().toArray());
      table.key(delete.key(), schema.keySize());
      return List.of(
          range(
              table,
              values.subList(0, schema.partitionKeySize()),
              Slice.of(values.subList(schema.partitionKeySize(), schema.keySize())),
              TimestampOffset.ONE_MICROSECOND_EARLIER,
              time));
    }
    StatementDraft statement = table.statement().add("DELETE FROM ").add(table.name());
    time.using(statement, delete.moment(), OptionalInt.empty());
    table.whereKey(statement, delete.key(), schema.keySize());
    ConditionClause.add(statement, table, delete.condition());
    return List.of(statement);
  }

  /** Returns the statements that delete a range: one for each prefix. */
  static List<StatementDraft> of(CqlTable table, DeleteRange delete, BatchTimestamp time) {
    Slice slice = delete.slice();
    return slice.prefixes().stream()
        .map(
            prefix ->
                range(
                    table,
                    delete.partition(),
                    Slice.between(prefix, slice.lower(), slice.upper()),
                    delete.moment(),
                    time))
        .toList();
  }

  private static StatementDraft range(
      CqlTable table,
      List<Object> partition,
      Slice slice,
      TimestampOffset moment,
      BatchTimestamp time) {
    StatementDraft statement = table.statement().add("DELETE FROM ").add(table.name());
    time.using(statement, moment, OptionalInt.empty());
    WhereClause restriction = new WhereClause(table);
    if (time.isOfTheServer()) {
      restriction.addAsRange(statement, partition, slice);
    } else {
      restriction.add(statement, partition, slice);
    }
    return statement;
  }
}
