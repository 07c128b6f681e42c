package dev.rowan.internal.batch;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rows that a batch writes so far. It rejects a second write of a row: all writes of a batch
 * have one timestamp, so none of the two would be the later one. Used once.
 */
final class BatchRows {
  private final Set<Place> rows = new HashSet<>();
  private final Set<Place> partitions = new HashSet<>();
  private final Map<Place, Static> statics = new HashMap<>();

  /** The place of a write: a row, a partition, or a static column. */
  private record Place(String table, Object key) {}

  /** The value that is written to a static column. */
  private record Static(@Nullable Object value, int ttl) {}

  /**
   * Adds a write.
   *
   * @throws RejectedInputException if an earlier write is of the same row, or writes another value
   *     to the same static column; or if the range of a deletion follows a write of its partition
   */
  void add(Mutation mutation) {
    TableSchema table = mutation.table();
    if (mutation instanceof DeleteRange range) {
      if (partitions.contains(new Place(table.name(), range.partition()))) {
        throw clash(table, "a range of rows, after a write of the same partition");
      }
    } else if (mutation instanceof Upsert upsert) {
      addStatics(upsert);
      if (!table.isStaticOnly(upsert.row())) {
        addRow(table, upsert.row());
      }
      partitions.add(new Place(table.name(), partition(table, upsert.row())));
    } else if (mutation instanceof DeleteRow delete) {
      addRow(table, delete.key());
      partitions.add(new Place(table.name(), partition(table, delete.key())));
    }
  }

  private void addRow(TableSchema table, Row row) {
    if (!rows.add(new Place(table.name(), EntryKey.of(table, row)))) {
      throw clash(table, "a row, twice");
    }
  }

  private void addStatics(Upsert upsert) {
    TableSchema table = upsert.table();
    for (int i = table.keySize(); table.hasStatics() && i < table.size(); i++) {
      if (table.column(i).kind() == ColumnKind.STATIC && upsert.row().isSet(i)) {
        Object value = upsert.row().get(i);
        List<Object> key = partition(table, upsert.row());
        key.add(i);
        Static now = new Static(value, upsert.effectiveTtl());
        Static before = statics.put(new Place(table.name(), key), now);
        boolean doubled = value instanceof CellEdit || value instanceof List<?>;
        if (before != null && (doubled || !before.equals(now))) {
          throw clash(table, "static column " + table.column(i).name() + ", twice");
        }
      }
    }
  }

  /** Returns the number of different partitions that mutations change. */
  static int partitions(List<Mutation> mutations) {
    return (int) mutations.stream().map(BatchRows::partition).distinct().count();
  }

  private static Place partition(Mutation mutation) {
    TableSchema table = mutation.table();
    if (mutation instanceof DeleteRange range) {
      return new Place(table.name(), range.partition());
    }
    Row row = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    return new Place(table.name(), partition(table, row));
  }

  private static List<Object> partition(TableSchema table, Row row) {
    List<Object> partition = new ArrayList<>();
    for (int i = 0; i < table.partitionKeySize(); i++) {
      Object value = row.get(i);
      if (value != null) {
        partition.add(value);
      }
    }
    return partition;
  }

  private static RejectedInputException clash(TableSchema table, String what) {
    return new RejectedInputException(
        ErrorCode.BATCH_CLASH, Map.of("table", table.name(), "written", what), null);
  }
}
