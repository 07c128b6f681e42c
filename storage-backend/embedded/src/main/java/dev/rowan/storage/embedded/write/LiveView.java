package dev.rowan.storage.embedded.write;

import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.value.Row;
import org.jspecify.annotations.Nullable;

/** Rows as a reader of one second would see them. */
final class LiveView {
  private LiveView() {}

  /** The row with the partition's static columns, or null if there is no such row. */
  static @Nullable Row of(PendingRow row, @Nullable StoredRow statics, long now) {
    StoredRow stored = row.current();
    if (!stored.isLive(now)) {
      return null;
    }
    Table table = row.table();
    @Nullable Object[] values = new Object[table.schema().size()];
    table.keys().readPartition(row.key(), values);
    table.readClustering(row.key(), row.key().length, stored.original(), new ByteSource(), values);
    table.columns().read(stored, now, values);
    if (statics != null) {
      table.columns().read(statics, now, values);
    }
    return Row.owning(values);
  }

  /** The partition's static columns alone, without clustering values, or null if there are none. */
  static @Nullable Row ofStatics(PendingRow statics, long now) {
    if (!statics.current().isLive(now)) {
      return null;
    }
    Table table = statics.table();
    @Nullable Object[] values = new Object[table.schema().size()];
    table.keys().readPartition(statics.key(), values);
    table.columns().read(statics.current(), now, values);
    return Row.owning(values);
  }
}
