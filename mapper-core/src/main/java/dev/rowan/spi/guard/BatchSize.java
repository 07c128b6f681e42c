package dev.rowan.spi.guard;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A lower bound of the size of a batch, computed before it is serialized.
 *
 * @param partitions the number of partitions in all tables; 1 if a server treats all tables as one
 *     partition
 * @param bytes the size of keys and values
 */
record BatchSize(int partitions, long bytes) {

  static BatchSize of(List<Change> changes) {
    Set<List<Object>> partitions = new HashSet<>();
    Set<List<Object>> keys = new HashSet<>();
    long bytes = 0;
    for (Change change : changes) {
      List<Object> partition = partition(change.mutation());
      keys.add(partition);
      List<Object> ofTable = new ArrayList<>(partition);
      ofTable.add(change.mutation().table().name());
      partitions.add(ofTable);
      bytes += bytes(change.mutation());
    }
    return new BatchSize(keys.size() == 1 ? 1 : partitions.size(), bytes);
  }

  /** Returns the values of the partition key. */
  static List<Object> partition(Mutation mutation) {
    if (mutation instanceof DeleteRange range) {
      return range.partition();
    }
    return partition(
        mutation.table(),
        mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key());
  }

  /** Returns the values of the partition key of a row. */
  static List<Object> partition(TableSchema table, Row key) {
    List<Object> partition = new ArrayList<>();
    for (int i = 0; i < table.partitionKeySize(); i++) {
      Object value = key.get(i);
      if (value != null) {
        partition.add(value);
      }
    }
    return partition;
  }

  private static long bytes(Mutation mutation) {
    long bytes = 0;
    if (mutation instanceof Upsert upsert) {
      for (int i = 0; i < upsert.row().size(); i++) {
        Object value = upsert.row().get(i);
        bytes += isEmpty(value) ? 0 : upsert.table().valueType(i).size(value);
      }
    }
    return bytes;
  }

  /** A collection with a cell for each element is not written if it has no element. */
  private static boolean isEmpty(@Nullable Object value) {
    return (value instanceof Collection<?> elements && elements.isEmpty())
        || (value instanceof Map<?, ?> entries && entries.isEmpty());
  }
}
