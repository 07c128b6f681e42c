package dev.rowan.micrometer;

import dev.rowan.Rowan;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.store.Storage;
import dev.rowan.spi.store.StorageStats;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of a store, read at most once a second: a scrape of all meters reads them once.
 * Thread-safe.
 */
final class StoreReading {
  private static final long VALID = TimeUnit.SECONDS.toNanos(1);

  private final Rowan rowan;
  private final @Nullable Storage storage;
  private @Nullable StorageStats stats;
  private long readAt;

  StoreReading(Rowan rowan) {
    this.rowan = rowan;
    this.storage = storage(rowan);
  }

  private static @Nullable Storage storage(Rowan rowan) {
    try {
      return rowan.storage();
    } catch (UnsupportedByBackendException e) {
      return null; // a cluster
    }
  }

  /** Returns whether the store belongs to this process. */
  boolean isLocal() {
    return storage != null;
  }

  List<GuardrailStats> guardrails() {
    return rowan.guardrails();
  }

  GuardrailStats of(Guardrail guardrail) {
    for (GuardrailStats each : guardrails()) {
      if (each.guardrail() == guardrail) {
        return each;
      }
    }
    return new GuardrailStats(guardrail, 0, 0, 0, null);
  }

  /** Returns a number of the store; NaN after it was closed. */
  double number(ToLongFunction<StorageStats> number) {
    try {
      StorageStats now = current();
      return now == null ? Double.NaN : (double) number.applyAsLong(now);
    } catch (RowanClosedException e) {
      return Double.NaN;
    }
  }

  /** Returns 0 for a store without problems, 1 for a restricted one, 2 for one without writes. */
  double health() {
    if (storage == null) {
      return Double.NaN;
    }
    return switch (storage.health().status()) {
      case OK -> 0;
      case DEGRADED -> 1;
      case FAILED -> 2;
    };
  }

  private synchronized @Nullable StorageStats current() {
    if (storage != null && (stats == null || System.nanoTime() - readAt > VALID)) {
      stats = storage.stats();
      readAt = System.nanoTime();
    }
    return stats;
  }
}
