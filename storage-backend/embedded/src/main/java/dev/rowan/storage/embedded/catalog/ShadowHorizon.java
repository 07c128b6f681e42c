package dev.rowan.storage.embedded.catalog;

import dev.rowan.storage.embedded.engine.Batch;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The highest timestamp at which a range or a partition was ever deleted. A write above it needs
 * not ask whether such a deletion shadows it; that is every write under the store's own clock.
 * Thread-safe.
 */
public final class ShadowHorizon {
  private static final byte[] KEY = CatalogueKeys.meta("shadow");

  private final OrderedStore store;
  private final StoreClock clock;
  private final AtomicLong highest;

  private ShadowHorizon(OrderedStore store, StoreClock clock, long highest) {
    this.store = store;
    this.clock = clock;
    this.highest = new AtomicLong(highest);
  }

  static ShadowHorizon of(OrderedStore store, StoreClock clock) {
    long stored = CatalogueKeys.readLong(store, KEY, Long.MIN_VALUE);
    return new ShadowHorizon(store, clock, Math.max(stored, clock.reserved()));
  }

  /** Returns whether a deletion of a range or a partition may shadow this timestamp. */
  public boolean mayShadow(long timestamp) {
    return timestamp <= highest.get();
  }

  /** To be called before a deletion at this timestamp is written. */
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
    if (timestamp > CatalogueKeys.readLong(store, KEY, Long.MIN_VALUE)) {
      Batch batch = new Batch();
      batch.put(Space.CATALOGUE, KEY, CatalogueKeys.longBytes(timestamp));
      store.write(batch, Durability.BUFFERED);
    }
  }
}
