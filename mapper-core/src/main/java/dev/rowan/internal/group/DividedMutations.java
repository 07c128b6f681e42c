package dev.rowan.internal.group;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Divides mutations of tables with column groups. A mutation of the whole table goes in; the
 * mutations of the parts that it concerns come out, with the same timestamp and TTL.
 */
final class DividedMutations {
  private DividedMutations() {}

  /**
   * Returns a batch without tables with column groups; the same one if it has none.
   *
   * @throws UnsupportedByBackendException if a mutation of such a table has a condition, which no
   *     cluster can check in several tables
   */
  static MutationSet of(MutationSet batch) {
    if (batch.changes().stream().allMatch(each -> each.mutation().table().groups().isEmpty())) {
      return batch;
    }
    List<Change> divided = new ArrayList<>();
    for (Change change : batch.changes()) {
      if (change.mutation().table().groups().isEmpty()) {
        divided.add(change);
      } else {
        requirePlain(change);
        add(change.mutation(), divided);
      }
    }
    return new MutationSet(divided, batch.timestamp(), batch.options());
  }

  private static void requirePlain(Change change) {
    if (change.consequences() != Consequences.NONE) {
      throw new IllegalArgumentException("a table with column groups has no derived tables");
    }
    if (change.mutation().condition() != Condition.NONE) {
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of(
              "table",
              change.mutation().table().name(),
              "needed",
              "a condition on a table with column groups"),
          null);
    }
  }

  private static void add(Mutation mutation, List<Change> divided) {
    List<TablePart> parts = mutation.table().parts();
    if (mutation instanceof Upsert upsert) {
      add(upsert, parts, divided);
      return;
    }
    for (TablePart part : parts) {
      divided.add(deletion(mutation, part.table()));
    }
  }

  private static Mutation deletion(Mutation mutation, TableSchema table) {
    if (mutation instanceof DeleteRange range) {
      return new DeleteRange(table, range.partition(), range.slice(), range.moment());
    }
    DeleteRow row = (DeleteRow) mutation;
    Row.Builder key = Row.unset(table.size());
    for (int i = 0; i < table.keySize(); i++) {
      key.set(i, row.key().get(i));
    }
    return DeleteRow.of(table, key.build(), row.moment());
  }

  /** An insert writes its row marker to each part; an update concerns the parts that it sets. */
  private static void add(Upsert upsert, List<TablePart> parts, List<Change> divided) {
    int before = divided.size();
    for (TablePart part : parts) {
      Row row = row(upsert.row(), part);
      if (upsert.marker() || setsColumn(row, part.table())) {
        divided.add(of(upsert, part, row));
      }
    }
    if (divided.size() == before) {
      divided.add(of(upsert, parts.get(0), row(upsert.row(), parts.get(0))));
    }
  }

  private static Upsert of(Upsert upsert, TablePart part, Row row) {
    return new Upsert(
        part.table(), row, upsert.marker(), Condition.NONE, upsert.moment(), upsert.ttl());
  }

  private static Row row(Row whole, TablePart part) {
    Row.Builder row = Row.unset(part.table().size());
    for (int i = 0; i < part.table().size(); i++) {
      row.set(i, whole.get(part.place(i)));
    }
    return row.build();
  }

  private static boolean setsColumn(Row row, TableSchema table) {
    for (int i = table.keySize(); i < table.size(); i++) {
      if (row.isSet(i)) {
        return true;
      }
    }
    return false;
  }
}
