package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import java.util.Optional;

/**
 * Plans repairs of differences between rows and entries, at timestamps that cannot affect a
 * concurrent writer. A removal is older than everything that the observed version wrote. A restored
 * entry is no newer than that version. Where both do not suffice, the values that were read are
 * written again: later than everything that was read, but earlier than any in-flight change.
 *
 * <p>As for writes, there is one planner for each way of index maintenance, and it is chosen once
 * per entity. Planners are pure functions: the same arguments give the same plan. Thread-safe.
 */
public sealed interface RepairPlanner
    permits EngineRepair, BlindRepair, StagedRepair, SerialRepair {
  /**
   * Returns the planner of an entity with these tables.
   *
   * @param markerTtl for how many seconds the version of a deleted row is stored
   */
  static RepairPlanner of(EntityTables tables, int markerTtl) {
    return switch (tables.maintenance()) {
      case NONE -> new EngineRepair(tables);
      case BLIND -> new BlindRepair(tables);
      case ATOMIC, VERIFIED -> new StagedRepair(tables, markerTtl);
      case SERIAL -> new SerialRepair(tables, markerTtl);
    };
  }

  /**
   * Returns the plan of a repair; empty while an in-flight change may explain the difference.
   *
   * @param finding no conflict of two rows about one unique value
   * @param again whether the difference was repaired before and still exists. A deletion that no
   *     read shows then hides what was written
   */
  Optional<WritePlan> plan(
      EntryFinding finding, RepairWindow window, boolean again, CallOptions options);
}
