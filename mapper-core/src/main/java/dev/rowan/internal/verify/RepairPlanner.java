package dev.rowan.internal.verify;

import dev.rowan.annotation.Maintain;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.CellTimes;
import java.util.Optional;

/**
 * Plans repairs of differences between rows and entries, at timestamps that cannot affect a
 * concurrent writer. A removal is older than everything that the observed version wrote. A restored
 * entry is no newer than that version. Where both do not suffice, the values that were read are
 * written again: later than everything that was read, but earlier than any in-flight change.
 *
 * <p>A pure function: the same arguments give the same plan. Thread-safe.
 */
public final class RepairPlanner {
  private final EntityTables tables;
  private final EntryAudit audit;
  private final StagedRepair staged;
  private final SerialRepair serial;
  private final BlindRepair blind;
  private final EngineRepair engine;

  /**
   * Plans repairs of the tables of an entity.
   *
   * @param markerTtl for how many seconds the version of a deleted row is stored
   */
  public RepairPlanner(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.audit = new EntryAudit(tables);
    this.staged = new StagedRepair(tables, markerTtl);
    this.serial = new SerialRepair(tables, markerTtl);
    this.blind = new BlindRepair(tables);
    this.engine = new EngineRepair(tables);
  }

  /**
   * Returns the plan of a repair; empty while an in-flight change may explain the difference.
   *
   * @param again whether the difference was repaired before and still exists. A deletion that no
   *     read shows then hides what was written
   */
  public Optional<WritePlan> plan(
      EntryFinding finding, RepairWindow window, boolean again, CallOptions options) {
    if (tables.protocol() == null) {
      return Optional.of(engine.plan(finding, window.now()));
    }
    if (tables.protocol() == Maintain.SERIAL) {
      return serial.plan(finding, window, again, options);
    }
    long at = again ? RepairTime.upTo(window.settledBefore()) : RepairTime.above(finding.newest());
    boolean settled = at > finding.newest() && at <= window.settledBefore();
    return tables.isVersioned()
        ? stagedPlan(finding, again, at, settled, options)
        : blindPlan(finding, again, at, settled, window.now(), options);
  }

  private Optional<WritePlan> stagedPlan(
      EntryFinding finding, boolean again, long at, boolean settled, CallOptions options) {
    Long version = audit.state(finding.row()).version();
    boolean strong =
        again
            || switch (finding.anomaly()) {
              case WRONG, DANGLING -> true;
              case GHOST, STALE -> !isOlder(finding);
              case FOREIGN -> version != null;
              case MISSING, UNCONFIRMED, CONFLICT -> false;
            };
    if (!strong) {
      return switch (finding.anomaly()) {
        case MISSING, UNCONFIRMED, FOREIGN ->
            Optional.of(
                version == null
                    ? staged.adopt(finding, at, options)
                    : staged.restore(finding, version, options));
        default -> Optional.of(staged.remove(finding, audit.rowTime(finding.row()) - 1, options));
      };
    }
    return settled ? Optional.of(staged.touch(finding, at, options)) : Optional.empty();
  }

  private Optional<WritePlan> blindPlan(
      EntryFinding finding,
      boolean again,
      long at,
      boolean settled,
      long now,
      CallOptions options) {
    if (!again
        && finding.anomaly() == Anomaly.MISSING
        && finding.row().newest() != CellTimes.NEVER) {
      return Optional.of(blind.restore(finding, now, options));
    }
    if (!again && finding.anomaly() == Anomaly.STALE) {
      long before = audit.rowTime(finding.row()) - 1;
      return Optional.of(staged.remove(finding, before, options));
    }
    return settled ? Optional.of(blind.touch(finding, at, options)) : Optional.empty();
  }

  private boolean isOlder(EntryFinding finding) {
    return finding.derived() != null
        && audit.isOlder(finding.derived(), finding.seen(), finding.row());
  }
}
