package dev.rowan.storage.embedded.write;

import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.column.ColumnTimes;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSource;
import org.jspecify.annotations.Nullable;

/**
 * A row as a reader of one second sees it, with the partition's static columns.
 *
 * @param row null if there is no such row
 * @param expiration the remaining TTLs
 */
record LiveView(@Nullable Row row, RemainingTtl expiration) {
  private static final LiveView NOTHING = new LiveView(null, RemainingTtl.UNLIMITED);

  /** Returns the row with these static columns, or a view without a row. */
  static LiveView of(PendingRow row, @Nullable StoredRow statics, long now) {
    StoredRow stored = row.current();
    if (!stored.isLive(now)) {
      return NOTHING;
    }
    Table table = row.table();
    @Nullable Object[] values = new Object[table.schema().size()];
    table.keys().readPartition(row.key(), values);
    table.readClustering(row.key(), row.key().length, stored.original(), new ByteSource(), values);
    table.columns().read(stored, now, values);
    if (statics != null) {
      table.columns().read(statics, now, values);
    }
    return new LiveView(Row.owning(values), expiration(table, stored, now));
  }

  private static RemainingTtl expiration(Table table, StoredRow stored, long now) {
    int row = stored.remainingTtl(now);
    if (row == StoredRow.NOTHING_EXPIRES) {
      return RemainingTtl.UNLIMITED;
    }
    ColumnTimes times = new ColumnTimes(table.schema().size());
    table.columns().addTimes(stored, now, times);
    return times.expiration(row);
  }

  /**
   * Returns the partition's static columns alone, without clustering values, or null if there are
   * none.
   */
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
