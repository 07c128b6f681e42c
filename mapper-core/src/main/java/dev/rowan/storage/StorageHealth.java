package dev.rowan.storage;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Whether a store can do its work.
 *
 * @param reasons what is wrong; empty if nothing is
 */
public record StorageHealth(Set<HealthReason> reasons) {
  /** How well a store is. */
  public enum Status {
    /** Nothing is wrong. */
    OK,
    /** It works, but not as it should. */
    DEGRADED,
    /** It takes no writes. */
    FAILED
  }

  /** Copies the set, in the order of the reasons. */
  public StorageHealth {
    EnumSet<HealthReason> copy = EnumSet.noneOf(HealthReason.class);
    copy.addAll(reasons);
    reasons = Collections.unmodifiableSet(copy);
  }

  /** Returns how well the store is, all reasons together. */
  public Status status() {
    if (reasons.isEmpty()) {
      return Status.OK;
    }
    return reasons.stream().anyMatch(HealthReason::isFatal) ? Status.FAILED : Status.DEGRADED;
  }
}
