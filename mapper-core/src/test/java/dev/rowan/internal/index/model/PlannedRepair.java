package dev.rowan.internal.index.model;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.verify.EntryFinding;
import dev.rowan.internal.verify.RepairPlanner;
import dev.rowan.internal.verify.RepairWindow;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The repair of a finding as messages, with a number by which a state remembers it.
 *
 * @param row the number of the row
 * @param seen the newest timestamp of the row that was looked at; 0 for none
 * @param at the timestamp of its commit; 0 if that is under a condition, which hides nothing
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record PlannedRepair(
    int number, int row, int seen, int at, int[] prepare, int[] commit, int[] finish) {

  /** Returns whether a change acknowledged at this time is hidden by what was written here. */
  boolean hides(int acknowledged) {
    return seen < acknowledged && acknowledged < at;
  }

  /** All repairs that were ever planned, each once: planners are pure functions. */
  static final class Log {
    private record Key(
        String anomaly,
        @Nullable Object table,
        int row,
        int entry,
        @Nullable Row of,
        boolean again) {}

    private final Scene scene;
    private final RepairPlanner planner;
    private final UnaryOperator<WritePlan> change;
    private final Round round;
    private final Map<Key, Optional<PlannedRepair>> byKey = new HashMap<>();
    private final List<PlannedRepair> all = new ArrayList<>();

    /** Plans as production does, and changes each plan so. */
    Log(Scene scene, Round round, UnaryOperator<WritePlan> change) {
      EntityTables tables = scene.store().tables();
      this.scene = scene;
      this.planner = RepairPlanner.of(tables, Planning.MARKER_TTL);
      this.change = change;
      this.round = round;
      all.add(null);
    }

    PlannedRepair of(int number) {
      return all.get(number);
    }

    /**
     * Returns the repair of a finding, if it is to be repaired now.
     *
     * @param row the number of what was seen of the row
     * @param entry the number of what was seen of the entry
     * @param again whether it was repaired before
     */
    Optional<PlannedRepair> of(EntryFinding finding, int row, int entry, boolean again) {
      Key key =
          new Key(finding.anomaly().name(), finding.derived(), row, entry, finding.entry(), again);
      return byKey.computeIfAbsent(key, any -> plan(finding, again));
    }

    private Optional<PlannedRepair> plan(EntryFinding finding, boolean again) {
      RepairWindow window = new RepairWindow(round.settledBefore(), round.settledBefore());
      Optional<WritePlan> plan = planner.plan(finding, window, again, CallOptions.NONE).map(change);
      plan.ifPresent(stages -> all.add(repair(finding, stages)));
      return plan.map(stages -> all.get(all.size() - 1));
    }

    private PlannedRepair repair(EntryFinding finding, WritePlan plan) {
      long newest = finding.row().newest();
      MutationSet commit = plan.commit();
      return new PlannedRepair(
          all.size(),
          scene.store().base().of(finding.key()),
          newest == CellTimes.NEVER ? 0 : (int) newest,
          (int) commit.timestamp().orElse(0),
          scene.tokens(plan.prepare()),
          scene.tokensOfOne(commit),
          scene.tokens(plan.finish()));
    }
  }
}
