package dev.rowan.spring.actuate;

import dev.rowan.Rowan;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.store.HealthReason;
import dev.rowan.spi.store.Storage;
import dev.rowan.spi.store.StorageHealth;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks one store: asks a cluster for an answer, or reads the health of a local store. */
final class StoreCheck {
  /**
   * The result of one check.
   *
   * @param up whether the store answers and accepts writes
   * @param details what a person reads; no values of users
   */
  record Result(boolean up, Map<String, Object> details) {}

  private final Rowan rowan;
  private final @Nullable Storage local;

  StoreCheck(Rowan rowan) {
    this.rowan = rowan;
    this.local = local(rowan);
  }

  private static @Nullable Storage local(Rowan rowan) {
    try {
      return rowan.storage();
    } catch (UnsupportedByBackendException cluster) {
      return null;
    }
  }

  /** Returns the state of the store now. A cluster that does not answer throws. */
  Result run() {
    if (local == null) {
      rowan.ping();
      return new Result(true, Map.of("store", "cluster"));
    }
    StorageHealth health = local.health();
    List<String> reasons = health.reasons().stream().map(HealthReason::text).toList();
    return new Result(
        health.status() != StorageHealth.Status.FAILED,
        reasons.isEmpty()
            ? Map.of("store", "local")
            : Map.of("store", "local", "reasons", reasons));
  }
}
