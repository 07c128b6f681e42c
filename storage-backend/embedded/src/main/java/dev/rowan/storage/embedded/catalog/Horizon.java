package dev.rowan.storage.embedded.catalog;

import dev.rowan.storage.embedded.engine.Batch;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The highest timestamp at which something of one kind was ever written, or a higher one. What is
 * written above it needs not look for things of that kind; above all horizons are the timestamps
 * that the store's own clock will give. Thread-safe.
 */
public final class Horizon {
  private final OrderedStore store;
  private final StoreClock clock;
  private final byte[] key;
  private final AtomicLong highest;

  private Horizon(OrderedStore store, byte[] key, StoreClock clock, long highest) {
    this.store = store;
    this.key = key;
    this.clock = clock;
    this.highest = new AtomicLong(highest);
  }

  static Horizon of(OrderedStore store, String kind, StoreClock clock) {
    byte[] key = CatalogueKeys.meta(kind);
    long stored = CatalogueKeys.readLong(store, key, Long.MIN_VALUE);
    return new Horizon(store, key, clock, Math.max(stored, clock.reserved()));
  }

  /** Returns whether something may have been written at this timestamp or above. */
  public boolean reaches(long timestamp) {
    return timestamp <= highest.get();
  }

  /** To be called before something is written at this timestamp. */
  public void raise(long timestamp) {
    if (timestamp <= highest.get()) {
      return;
    }
    if (timestamp > clock.reserved()) {
      persist(timestamp);
    }
    highest.accumulateAndGet(timestamp, Math::max);
  }

  /** Only timestamps that the caller chose come here; others lie below the clock's reservation. */
  private synchronized void persist(long timestamp) {
    if (timestamp > CatalogueKeys.readLong(store, key, Long.MIN_VALUE)) {
      Batch batch = new Batch();
      batch.put(Space.CATALOGUE, key, CatalogueKeys.longBytes(timestamp));
      store.write(batch, Durability.BUFFERED);
    }
  }
}
