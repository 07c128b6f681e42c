package dev.rowan.storage.embedded.write;

import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.List;

/**
 * Removes dead data from stored partitions, if no late write can need it any more. The consequences
 * of rows do not change, because readers see no difference. Thread-safe.
 */
public final class PurgePath {
  private final OrderedStore store;
  private final LockStripes stripes;
  private final long retention;

  PurgePath(OrderedStore store, LockStripes stripes, long retention) {
    this.store = store;
    this.stripes = stripes;
    this.retention = retention;
  }

  /**
   * The result of one call.
   *
   * @param rewritten rows with remaining content
   * @param removed rows without remaining content
   * @param deletions records of deletions of ranges and of the partition
   */
  public record Purged(int rewritten, int removed, int deletions) {}

  /** Returns the seconds for which deletions are retained for writes with older timestamps. */
  public long retention() {
    return retention;
  }

  /** Waits until every write that holds a lock now has released it. */
  public void awaitWrites() {
    for (int i = 0; i < LockStripes.COUNT; i++) {
      stripes.lock(i);
      stripes.get(i).unlock();
    }
  }

  /**
   * Purges rows of one partition.
   *
   * @param keys at least one, all of one partition: rows, static rows, or records of deletions
   */
  public Purged purge(List<byte[]> keys, long now) {
    int stripe = LockStripes.of(keys.get(0));
    EngineBatch batch = new EngineBatch();
    ByteSink scratch = new ByteSink();
    stripes.lock(stripe);
    try {
      int rewritten = 0;
      int removed = 0;
      boolean deletions = false;
      for (byte[] key : keys) {
        if (isDeletion(key)) {
          deletions = true;
          continue;
        }
        int before = batch.size();
        if (purge(key, now, batch, scratch)) {
          removed++;
        } else {
          rewritten += batch.size() - before;
        }
      }
      int removedDeletions = deletions ? purgeDeletions(keys.get(0), now, batch, scratch) : 0;
      if (batch.size() > 0) {
        store.write(batch, Durability.BUFFERED);
      }
      return new Purged(rewritten, removed, removedDeletions);
    } finally {
      stripes.get(stripe).unlock();
    }
  }

  private static boolean isDeletion(byte[] key) {
    int mark = key[KeyFormat.partitionLength(key)] & 0xFF;
    return mark == KeyFormat.HEADER || mark == KeyFormat.RANGE_TOMBSTONE;
  }

  /** Returns whether the row has no remaining content. */
  private boolean purge(byte[] key, long now, EngineBatch batch, ByteSink scratch) {
    byte[] value = store.get(Space.DATA, key);
    if (value == null) {
      return false;
    }
    StoredRow row = RowValueCodec.read(value, value.length);
    StoredRow left = row.purge(now, retention);
    if (left.isEmpty()) {
      batch.delete(Space.DATA, key);
      return true;
    }
    if (!left.equals(row)) {
      RowValueCodec.write(left, scratch.reset());
      batch.put(Space.DATA, key, scratch.toByteArray());
    }
    return false;
  }

  private int purgeDeletions(byte[] key, long now, EngineBatch batch, ByteSink scratch) {
    PartitionTombstones tombstones = PartitionTombstones.load(store, KeyFormat.partition(key));
    return tombstones.purge(batch, now, retention, scratch);
  }
}
