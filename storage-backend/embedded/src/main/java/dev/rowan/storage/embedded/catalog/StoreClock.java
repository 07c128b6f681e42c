package dev.rowan.storage.embedded.catalog;

import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Timestamps in microseconds that follow the wall clock, never repeat and never go back, also
 * across restarts. The clock reserves timestamps in the store before it returns them. Thread-safe.
 */
public final class StoreClock {
  private static final byte[] KEY = CatalogueKeys.meta("clock");
  private static final long RESERVATION_MICROS = 5_000_000;

  /** The clock of the machine, in microseconds since 1970. */
  public static final LongSupplier SYSTEM = () -> micros(Instant.now());

  private final OrderedStore store;
  private final LongSupplier wallMicros;
  private final AtomicLong last;
  private volatile long reserved;

  private StoreClock(OrderedStore store, LongSupplier wallMicros, long reserved) {
    this.store = store;
    this.wallMicros = wallMicros;
    this.reserved = reserved;
    this.last = new AtomicLong(reserved);
  }

  /** Returns the clock of a store that has just been opened. */
  static StoreClock of(OrderedStore store, LongSupplier wallMicros) {
    return new StoreClock(store, wallMicros, CatalogueKeys.readLong(store, KEY, Long.MIN_VALUE));
  }

  /** Returns what gives the microseconds since 1970; {@link #SYSTEM} for that of the machine. */
  public static LongSupplier micros(InstantSource time) {
    return time.equals(InstantSource.system()) ? SYSTEM : () -> micros(time.instant());
  }

  private static long micros(Instant instant) {
    return instant.getEpochSecond() * 1_000_000 + instant.getNano() / 1_000;
  }

  /**
   * Returns a timestamp. It, and the timestamp one below it, exceed every timestamp that this clock
   * returned before.
   */
  public long next() {
    long wall = wallMicros.getAsLong();
    long before;
    long timestamp;
    do {
      before = last.get();
      timestamp = Math.max(wall, before + 2);
    } while (!last.compareAndSet(before, timestamp));
    if (timestamp > reserved) {
      reserve(timestamp);
    }
    return timestamp;
  }

  /** Returns the second since 1970, for expiration and retention. */
  public long nowSeconds() {
    return Math.floorDiv(wallMicros.getAsLong(), 1_000_000L);
  }

  /** Returns a timestamp above all that the clock can have returned, also before a crash. */
  long reserved() {
    return reserved;
  }

  private synchronized void reserve(long timestamp) {
    if (timestamp > reserved) {
      long until = timestamp + RESERVATION_MICROS;
      EngineBatch batch = new EngineBatch();
      batch.put(Space.CATALOGUE, KEY, CatalogueKeys.longBytes(until));
      // The reservation precedes in the same log all writes that rely on it, so it is never lost
      // alone.
      store.write(batch, Durability.BUFFERED);
      reserved = until;
    }
  }
}
