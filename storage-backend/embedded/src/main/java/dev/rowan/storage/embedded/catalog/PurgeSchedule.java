package dev.rowan.storage.embedded.catalog;

import dev.rowan.storage.embedded.engine.Batch;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyForm;
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
 * From when on each table can hold something that nobody needs any more: what is deleted or
 * expires, past its retention. Tables that hold nothing of the kind are not in it, and so nobody
 * looks through them. Thread-safe.
 */
public final class PurgeSchedule {
  /** No second is so late. */
  public static final long NEVER = Long.MAX_VALUE;

  private final OrderedStore store;
  private final Map<Integer, Due> tables = new ConcurrentHashMap<>();
  private volatile Runnable onChange = () -> {};

  private PurgeSchedule(OrderedStore store) {
    this.store = store;
  }

  private static final class Due {
    private final LongAdder notes = new LongAdder();
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

  /** To be run when some table is due earlier than before. */
  public void onChange(Runnable newOnChange) {
    onChange = newOnChange;
  }

  /**
   * To be called with each batch of rows before it is written, while its partitions are locked:
   * adds what must be known of it when the store is opened again.
   *
   * @param earliest the first second in which anything in the batch can be purged
   */
  public void note(Batch batch, long earliest) {
    boolean changed = false;
    int size = batch.size();
    for (int i = 0; i < size; i++) {
      byte[] value = batch.value(i);
      if (value != null && batch.space(i) == Space.DATA && perishes(batch.key(i), value)) {
        changed |= note(Bytes.getInt(batch.key(i), 0), batch, earliest);
      }
    }
    if (changed) {
      onChange.run();
    }
  }

  /** Whether what stands under a key, a row or a record of deletions, can be purged one day. */
  public static boolean perishes(byte[] key, byte[] value) {
    int mark = key[KeyForm.partitionLength(key)] & 0xFF;
    return mark == KeyForm.HEADER
        || mark == KeyForm.RANGE_TOMBSTONE
        || RowValueCodec.isPerishable(value);
  }

  private boolean note(int table, Batch batch, long earliest) {
    Due due = due(table);
    due.notes.increment();
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
   * Returns how often something perishable was written to a table: to be asked for before its keys
   * are looked through.
   */
  public long notes(int table) {
    return due(table).notes.sum();
  }

  /**
   * Notes what looking through a whole table has shown.
   *
   * @param notes what {@link #notes} gave before
   * @param found the first second in which anything of what was there can be purged
   * @param later the same of what was written meanwhile
   */
  public void looked(int table, long notes, long found, long later) {
    Due due = due(table);
    synchronized (due) {
      long next = due.notes.sum() == notes ? found : Math.min(found, later);
      Batch batch = new Batch();
      if (next == NEVER) {
        batch.delete(Space.CATALOGUE, CatalogueKeys.due(table));
      } else {
        batch.put(Space.CATALOGUE, CatalogueKeys.due(table), CatalogueKeys.longBytes(next));
      }
      store.write(batch, Durability.BUFFERED);
      due.second = next;
    }
  }

  /** Forgets a table that is gone. */
  void forget(int table, Batch batch) {
    batch.delete(Space.CATALOGUE, CatalogueKeys.due(table));
    tables.remove(table);
  }
}
