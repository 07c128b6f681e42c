package dev.rowan.storage.embedded.catalog;

import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.util.concurrent.atomic.AtomicLong;

/**
 * An upper bound of the timestamps of all writes of one kind. A write above it need not search for
 * data of that kind. The store's own clock returns timestamps above all high-water marks.
 * Thread-safe.
 */
public final class TimestampHighWaterMark {
  private final OrderedStore store;
  private final StoreClock clock;
  private final byte[] key;
  private final AtomicLong highest;

  private TimestampHighWaterMark(OrderedStore store, byte[] key, StoreClock clock, long highest) {
    this.store = store;
    this.key = key;
    this.clock = clock;
    this.highest = new AtomicLong(highest);
  }

  static TimestampHighWaterMark of(OrderedStore store, String kind, StoreClock clock) {
    byte[] key = CatalogueKeys.meta(kind);
    long stored = CatalogueKeys.readLong(store, key, Long.MIN_VALUE);
    return new TimestampHighWaterMark(store, key, clock, Math.max(stored, clock.reserved()));
  }

  /** Returns whether the store may hold a write at this timestamp or above. */
  public boolean reaches(long timestamp) {
    return timestamp <= highest.get();
  }

  /** Raises the mark; called before a write at this timestamp. */
  public void raise(long timestamp) {
    if (timestamp <= highest.get()) {
      return;
    }
    if (timestamp > clock.reserved()) {
      persist(timestamp);
    }
    highest.accumulateAndGet(timestamp, Math::max);
  }

  /**
   * Only timestamps that the caller chose reach this method; others lie below the clock's
   * reservation.
   */
  private synchronized void persist(long timestamp) {
    if (timestamp > CatalogueKeys.readLong(store, key, Long.MIN_VALUE)) {
      EngineBatch batch = new EngineBatch();
      batch.put(Space.CATALOGUE, key, CatalogueKeys.longBytes(timestamp));
      store.write(batch, Durability.BUFFERED);
    }
  }
}
