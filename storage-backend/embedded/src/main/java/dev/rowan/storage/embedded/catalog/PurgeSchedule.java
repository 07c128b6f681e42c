package dev.rowan.storage.embedded.catalog;

import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.type.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * The time from which each table can hold data to purge: deleted or expired data past its
 * retention. Tables without such data are not in the schedule, so the vacuum skips them.
 * Thread-safe.
 */
public final class PurgeSchedule {
  /** Later than any second. */
  public static final long NEVER = Long.MAX_VALUE;

  private final OrderedStore store;
  private final Map<Integer, Due> tables = new ConcurrentHashMap<>();
  private volatile Runnable onChange = () -> {};

  private PurgeSchedule(OrderedStore store) {
    this.store = store;
  }

  private static final class Due {
    private final LongAdder writes = new LongAdder();
    private volatile long second = NEVER;
  }

  static PurgeSchedule of(OrderedStore store) {
    PurgeSchedule schedule = new PurgeSchedule(store);
    byte[] from = CatalogueKeys.DUE;
    try (Cursor cursor = store.cursor(Space.CATALOGUE, from, CatalogueKeys.DUE_END, false)) {
      while (cursor.next()) {
        int length = cursor.keyLength() - from.length;
        int id =
            Integer.parseInt(
                new String(cursor.key(), from.length, length, StandardCharsets.US_ASCII));
        schedule.due(id).second = ByteBuffer.wrap(cursor.value()).getLong();
      }
    }
    return schedule;
  }

  private Due due(int table) {
    return tables.computeIfAbsent(table, id -> new Due());
  }

  /** Sets the callback that runs when a table becomes due earlier than before. */
  public void onChange(Runnable newOnChange) {
    onChange = newOnChange;
  }

  /**
   * Adds to a batch the due times that the next opening needs. Called with each batch of rows
   * before it is written, while its partitions are locked.
   *
   * @param earliest the first second in which anything in the batch can be purged
   */
  public void note(EngineBatch batch, long earliest) {
    boolean changed = false;
    int size = batch.size();
    for (int i = 0; i < size; i++) {
      byte[] value = batch.value(i);
      if (value != null && batch.space(i) == Space.DATA && isPerishable(batch.key(i), value)) {
        changed |= note(Bytes.getInt(batch.key(i), 0), batch, earliest);
      }
    }
    if (changed) {
      onChange.run();
    }
  }

  /** Returns whether the row or deletion record under a key can be purged at some time. */
  public static boolean isPerishable(byte[] key, byte[] value) {
    int mark = key[KeyFormat.partitionLength(key)] & 0xFF;
    return mark == KeyFormat.HEADER
        || mark == KeyFormat.RANGE_TOMBSTONE
        || RowValueCodec.isPerishable(value);
  }

  private boolean note(int table, EngineBatch batch, long earliest) {
    Due due = due(table);
    due.writes.increment();
    if (earliest >= due.second) {
      return false;
    }
    synchronized (due) {
      if (earliest >= due.second) {
        return false;
      }
      batch.put(Space.CATALOGUE, CatalogueKeys.due(table), CatalogueKeys.longBytes(earliest));
      due.second = earliest;
      return true;
    }
  }

  /** Returns the tables that have something to purge in this second, in ascending order. */
  public Set<Integer> due(long now) {
    Set<Integer> ids = new TreeSet<>();
    tables.forEach(
        (id, due) -> {
          if (due.second <= now) {
            ids.add(id);
          }
        });
    return ids;
  }

  /** Returns the second in which the first table is due, or {@link #NEVER}. */
  public long next() {
    return tables.values().stream().mapToLong(due -> due.second).min().orElse(NEVER);
  }

  /**
   * Returns how often perishable data was written to a table. The vacuum reads this before it scans
   * the table.
   */
  public long writes(int table) {
    return due(table).writes.sum();
  }

  /**
   * Records the result of a scan over a whole table.
   *
   * @param writes the value that {@link #writes} returned before the scan
   * @param found the first second in which data that the scan saw can be purged
   * @param later the first second in which data written during the scan can be purged
   */
  public void scanned(int table, long writes, long found, long later) {
    Due due = due(table);
    synchronized (due) {
      long next = due.writes.sum() == writes ? found : Math.min(found, later);
      EngineBatch batch = new EngineBatch();
      if (next == NEVER) {
        batch.delete(Space.CATALOGUE, CatalogueKeys.due(table));
      } else {
        batch.put(Space.CATALOGUE, CatalogueKeys.due(table), CatalogueKeys.longBytes(next));
      }
      store.write(batch, Durability.BUFFERED);
      due.second = next;
    }
  }

  /** Forgets a dropped table. */
  void forget(int table, EngineBatch batch) {
    batch.delete(Space.CATALOGUE, CatalogueKeys.due(table));
    tables.remove(table);
  }
}
