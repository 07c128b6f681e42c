package dev.rowan.storage.embedded;

import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import org.jspecify.annotations.Nullable;

/**
 * Yields to other threads between a read and the write that depends on it. No test relies on it; it
 * only makes a missing lock likely to show.
 */
@SuppressWarnings({"ThreadPriorityCheck", "exports"})
public final class YieldingStore implements OrderedStore {
  private final OrderedStore store;

  public YieldingStore(OrderedStore store) {
    this.store = store;
  }

  @Override
  public byte @Nullable [] get(Space space, byte[] key) {
    byte[] value = store.get(space, key);
    Thread.yield();
    return value;
  }

  @Override
  public void write(EngineBatch batch, Durability durability) {
    Thread.yield();
    store.write(batch, durability);
  }

  @Override
  public Cursor cursor(Space space, byte[] lower, byte @Nullable [] upper, boolean reverse) {
    return store.cursor(space, lower, upper, reverse);
  }

  @Override
  public void close() {
    store.close();
  }
}
