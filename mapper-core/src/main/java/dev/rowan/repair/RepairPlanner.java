package dev.rowan.repair;

import dev.rowan.annotation.Maintain;
import dev.rowan.call.CallOptions;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.WritePlan;
import dev.rowan.value.CellTimes;
import java.util.Optional;

/**
 * Plans what sets a difference between a row and an entry right, at timestamps that can hurt no
 * writer at the same time: removals are older than whatever the version that was seen wrote, what
 * is written anew is no newer than it, and where that does not suffice, the row is written again as
 * it was seen, later than all that was seen, but earlier than any change that can be under way.
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
   * Plans repairs of an entity's tables.
   *
   * @param markerTtl for how many seconds the version of a deleted row is kept
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
   * When a repair is planned.
   *
   * @param now the time of day, in microseconds since 1970
   * @param horizon the time before which every change is over, whoever made it: now, less the
   *     longest that a change may take and that clocks may differ
   */
  public record Moment(long now, long horizon) {}

  /**
   * Returns the plan of a repair; none while what was seen may be explained by a change under way.
   *
   * @param again whether the plan of the same difference was carried out, and it is still there:
   *     what was written is hidden by a deletion that nobody can read
   */
  public Optional<WritePlan> plan(
      Finding finding, Moment moment, boolean again, CallOptions options) {
    if (tables.protocol() == null) {
      return Optional.of(engine.plan(finding));
    }
    if (tables.protocol() == Maintain.SERIAL) {
      return serial.plan(finding, moment, again, options);
    }
    long at = again ? RepairTime.upTo(moment.horizon()) : RepairTime.above(finding.newest());
    boolean settled = at > finding.newest() && at <= moment.horizon();
    return tables.isVersioned()
        ? stagedPlan(finding, again, at, settled, options)
        : blindPlan(finding, again, at, settled, options);
  }

  private Optional<WritePlan> stagedPlan(
      Finding finding, boolean again, long at, boolean settled, CallOptions options) {
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
      Finding finding, boolean again, long at, boolean settled, CallOptions options) {
    if (!again
        && finding.anomaly() == Anomaly.MISSING
        && finding.row().newest() != CellTimes.NEVER) {
      return Optional.of(blind.restore(finding, options));
    }
    if (!again && finding.anomaly() == Anomaly.STALE) {
      long before = audit.rowTime(finding.row()) - 1;
      return Optional.of(staged.remove(finding, before, options));
    }
    return settled ? Optional.of(blind.touch(finding, at, options)) : Optional.empty();
  }

  private boolean isOlder(Finding finding) {
    return finding.derived() != null
        && audit.isOlder(finding.derived(), finding.seen(), finding.row());
  }
}
