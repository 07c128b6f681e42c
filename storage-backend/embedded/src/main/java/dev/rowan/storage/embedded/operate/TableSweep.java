package dev.rowan.storage.embedded.operate;

import dev.rowan.storage.embedded.catalog.PurgeSchedule;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyForm;
import dev.rowan.storage.embedded.write.PurgePath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One walk over the keys of a table, in pieces: what can perish is noted while a cursor is open,
 * and purged under the lock of its partition when the cursor is closed. Guarded by the vacuum.
 */
final class TableSweep {
  /** How many keys one step looks at. */
  static final int STEP = 10_000;

  /** How many rows are purged in one batch. */
  private static final int BATCH = 256;

  /** However short the retention is, a table is not looked through all the time. */
  private static final long SHORTEST_PAUSE = 60;

  private final OrderedStore store;
  private final PurgeSchedule schedule;
  private final PurgePath purges;
  private final int table;
  private final long now;
  private final long notes;
  private final byte[] end;
  private byte[] from;
  private boolean perishableLeft;

  TableSweep(OrderedStore store, PurgeSchedule schedule, PurgePath purges, int table, long now) {
    this.store = store;
    this.schedule = schedule;
    this.purges = purges;
    this.table = table;
    this.now = now;
    this.from = KeyForm.tableStart(table);
    this.end = KeyForm.tableStart(table + 1);
    this.notes = schedule.notes(table);
    // Whoever noted something before has written it by now, so that the walk comes by it.
    purges.awaitWrites();
  }

  int table() {
    return table;
  }

  /** Looks at some keys; false when that was the end of the table. */
  boolean step(PurgeCount count) {
    List<byte[]> perishable = new ArrayList<>();
    boolean more = look(perishable, count);
    for (int i = 0; i < perishable.size(); ) {
      int next = endOfPartition(perishable, i);
      PurgePath.Purged purged = purges.purge(perishable.subList(i, next), now);
      count.purged(purged);
      perishableLeft |= purged.removed() + purged.deletions() < next - i;
      i = next;
    }
    if (!more) {
      long again = now + Math.max(purges.retention(), SHORTEST_PAUSE) + 1;
      schedule.looked(table, notes, perishableLeft ? again : PurgeSchedule.NEVER, again);
    }
    return more;
  }

  private boolean look(List<byte[]> perishable, PurgeCount count) {
    int keys = 0;
    byte[] last = null;
    try (Cursor cursor = store.sweep(Space.DATA, from, end)) {
      while (keys < STEP && cursor.next()) {
        keys++;
        if (PurgeSchedule.perishes(cursor.key(), cursor.value())) {
          perishable.add(Arrays.copyOf(cursor.key(), cursor.keyLength()));
        }
        if (keys == STEP) {
          // The smallest key behind another one is that key with a zero byte added.
          last = Arrays.copyOf(cursor.key(), cursor.keyLength() + 1);
          last[cursor.keyLength()] = 0;
        }
      }
    }
    count.looked(keys);
    if (last == null) {
      return false;
    }
    from = last;
    return true;
  }

  private static int endOfPartition(List<byte[]> keys, int start) {
    byte[] first = keys.get(start);
    int length = KeyForm.partitionLength(first);
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
