package dev.rowan.spi.store;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The health of a store.
 * <!-- tag: figures -->
 *
 * <pre>{@code
 * StorageStats stats = rowan.storage().stats();
 * log.info(
 *     "{} batches, {} rows read", stats.activity().batches(), stats.activity().rowsScanned());
 * StorageHealth health = rowan.storage().health();
 * if (health.status() != StorageHealth.Status.OK) {
 *   health.reasons().forEach(reason -> log.warn(reason.text()));
 * }
 * }</pre>
 *
 * @param reasons the problems; empty if there are none
 */
public record StorageHealth(Set<HealthReason> reasons) {
  /** The overall status of a store. */
  public enum Status {
    /** No problem. */
    OK,
    /** The store works with restrictions. */
    DEGRADED,
    /** The store accepts no writes. */
    FAILED
  }

  /** Copies the set in the order of the enum. */
  public StorageHealth {
    EnumSet<HealthReason> copy = EnumSet.noneOf(HealthReason.class);
    copy.addAll(reasons);
    reasons = Collections.unmodifiableSet(copy);
  }

  /** Returns the worst status of all reasons. */
  public Status status() {
    if (reasons.isEmpty()) {
      return Status.OK;
    }
    return reasons.stream().anyMatch(HealthReason::isFatal) ? Status.FAILED : Status.DEGRADED;
  }
}
