package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.write.PlanExecutor;
import dev.rowan.internal.write.ReservedValues;
import dev.rowan.internal.write.RowReader;
import dev.rowan.internal.write.Writers;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Repairs findings: plans each repair and hands the plan to the executor of all writes. The
 * reservations of unique values, which need a condition after each step, are the exception.
 * Thread-safe.
 */
public final class FindingRepair {
  private static final CallOptions MAJORITY = RowReader.majority(CallOptions.NONE);

  private final EntityTables tables;
  private final RepairPlanner planner;
  private final PlanExecutor executor;
  private final ReservedValues reservations;

  /** Repairs the rows and entries of an entity. */
  public FindingRepair(Writers writers, EntityTables tables) {
    this.tables = tables;
    this.planner = RepairPlanner.of(tables, Writers.MARKER_TTL_SECONDS);
    this.executor = writers.executor();
    this.reservations = writers.reservedValues(tables);
  }

  /**
   * Repairs a finding, as far as that is safe now.
   *
   * @param again whether the finding was repaired before, and is still there
   * @return completes once the repair has been applied, or has found another state of the row. A
   *     conflict of two rows about one unique value is not repaired
   */
  public CompletionStage<Void> repair(EntryFinding finding, RepairWindow window, boolean again) {
    if (finding.anomaly() == Anomaly.CONFLICT) {
      return CompletableFuture.completedFuture(null);
    }
    DerivedTable derived = finding.derived();
    if (tables.maintenance().isOfClient() && derived != null && derived.isUnique()) {
      return reservation(finding, derived);
    }
    Optional<WritePlan> plan = planner.plan(finding, window, again, MAJORITY);
    return plan.isPresent()
        ? executor.executeToEnd(plan.get()).thenAccept(outcome -> {})
        : CompletableFuture.completedFuture(null);
  }

  private CompletionStage<Void> reservation(EntryFinding finding, DerivedTable derived) {
    return finding.anomaly() == Anomaly.MISSING
        ? reservations.reserve(derived, finding.requireEntry(), MAJORITY)
        : reservations.release(derived, finding.requireEntry(), MAJORITY);
  }
}
