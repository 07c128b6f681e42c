package dev.rowan.storage.embedded.operate;

import dev.rowan.storage.embedded.catalog.PurgeSchedule;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.write.PurgePath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One scan over the keys of a table, in steps. While a cursor is open, the scan collects perishable
 * keys. After the cursor is closed, it purges them under the lock of their partition. Guarded by
 * the vacuum.
 */
final class TableSweep {
  /** The number of keys that one step scans. */
  static final int STEP = 10_000;

  /** The number of rows that one batch purges. */
  private static final int BATCH = 256;

  /** A minimum pause, so that a short retention does not cause continuous scans of a table. */
  private static final long SHORTEST_PAUSE = 60;

  private final OrderedStore store;
  private final PurgeSchedule schedule;
  private final PurgePath purges;
  private final int table;
  private final long now;
  private final long writes;
  private final byte[] end;
  private byte[] from;
  private boolean perishableLeft;

  TableSweep(OrderedStore store, PurgeSchedule schedule, PurgePath purges, int table, long now) {
    this.store = store;
    this.schedule = schedule;
    this.purges = purges;
    this.table = table;
    this.now = now;
    this.from = KeyFormat.tableStart(table);
    this.end = KeyFormat.tableStart(table + 1);
    this.writes = schedule.writes(table);
    // Each write that noted its due time before this point is complete afterwards, so the scan sees
    // it.
    purges.awaitWrites();
  }

  int table() {
    return table;
  }

  /** Scans some keys; returns false at the end of the table. */
  boolean step(PurgeCount count) {
    List<byte[]> perishable = new ArrayList<>();
    boolean more = scan(perishable, count);
    for (int i = 0; i < perishable.size(); ) {
      int next = endOfPartition(perishable, i);
      PurgePath.Purged purged = purges.purge(perishable.subList(i, next), now);
      count.purged(purged);
      perishableLeft |= purged.removed() + purged.deletions() < next - i;
      i = next;
    }
    if (!more) {
      long again = now + Math.max(purges.retention(), SHORTEST_PAUSE) + 1;
      schedule.scanned(table, writes, perishableLeft ? again : PurgeSchedule.NEVER, again);
    }
    return more;
  }

  private boolean scan(List<byte[]> perishable, PurgeCount count) {
    int keys = 0;
    byte[] last = null;
    try (Cursor cursor = store.sweep(Space.DATA, from, end)) {
      while (keys < STEP && cursor.next()) {
        keys++;
        if (PurgeSchedule.isPerishable(cursor.key(), cursor.value())) {
          perishable.add(Arrays.copyOf(cursor.key(), cursor.keyLength()));
        }
        if (keys == STEP) {
          // The successor of a key is that key with a zero byte appended.
          last = Arrays.copyOf(cursor.key(), cursor.keyLength() + 1);
          last[cursor.keyLength()] = 0;
        }
      }
    }
    count.scanned(keys);
    if (last == null) {
      return false;
    }
    from = last;
    return true;
  }

  private static int endOfPartition(List<byte[]> keys, int start) {
    byte[] first = keys.get(start);
    int length = KeyFormat.partitionLength(first);
    int end = start + 1;
    while (end < keys.size() && end - start < BATCH && isIn(keys.get(end), first, length)) {
      end++;
    }
    return end;
  }

  private static boolean isIn(byte[] key, byte[] partition, int length) {
    return key.length > length && Arrays.equals(key, 0, length, partition, 0, length);
  }
}
