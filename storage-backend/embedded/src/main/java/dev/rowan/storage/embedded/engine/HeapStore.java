package dev.rowan.storage.embedded.engine;

import java.util.Arrays;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/**
 * A store in the heap of this process. It behaves like the store on disk, but its content is lost
 * with the process.
 */
public final class HeapStore implements OrderedStore {
  private final NavigableMap<byte[], byte[]> rows =
      new ConcurrentSkipListMap<>(Arrays::compareUnsigned);
  private final NavigableMap<byte[], byte[]> catalogue =
      new ConcurrentSkipListMap<>(Arrays::compareUnsigned);
  private final ReentrantReadWriteLock batches = new ReentrantReadWriteLock();
  private volatile boolean closed;

  @Override
  public byte @Nullable [] get(Space space, byte[] key) {
    ensureOpen();
    return entries(space).get(key);
  }

  @Override
  public void write(EngineBatch batch, Durability durability) {
    if (batches.getReadHoldCount() > 0) {
      throw new IllegalStateException("a thread closes its cursors before it writes");
    }
    batches.writeLock().lock();
    try {
      ensureOpen();
      for (int i = 0; i < batch.size(); i++) {
        byte[] value = batch.value(i);
        if (value != null && batch.isRange(i)) {
          range(entries(batch.space(i)), batch.key(i), value).clear();
        } else if (value == null) {
          entries(batch.space(i)).remove(batch.key(i));
        } else {
          entries(batch.space(i)).put(batch.key(i), value);
        }
      }
    } finally {
      batches.writeLock().unlock();
    }
  }

  @Override
  public Cursor cursor(Space space, byte[] lower, byte @Nullable [] upper, boolean reverse) {
    batches.readLock().lock();
    try {
      ensureOpen();
      NavigableMap<byte[], byte[]> range = range(entries(space), lower, upper);
      return new HeapCursor(reverse ? range.descendingMap() : range, batches.readLock()::unlock);
    } catch (RuntimeException e) {
      batches.readLock().unlock();
      throw e;
    }
  }

  private static NavigableMap<byte[], byte[]> range(
      NavigableMap<byte[], byte[]> entries, byte[] lower, byte @Nullable [] upper) {
    if (upper == null) {
      return entries.tailMap(lower, true);
    }
    // A range with crossed bounds is empty on disk, so it is empty here too.
    byte[] end = Arrays.compareUnsigned(lower, upper) > 0 ? lower : upper;
    return entries.subMap(lower, true, end, false);
  }

  @Override
  public void close() {
    batches.writeLock().lock();
    try {
      closed = true;
    } finally {
      batches.writeLock().unlock();
    }
  }

  private NavigableMap<byte[], byte[]> entries(Space space) {
    return space == Space.DATA ? rows : catalogue;
  }

  private void ensureOpen() {
    if (closed) {
      throw EngineErrors.closed();
    }
  }
}
