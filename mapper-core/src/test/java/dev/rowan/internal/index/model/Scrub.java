package dev.rowan.internal.index.model;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.verify.EntryAudit;
import dev.rowan.internal.verify.EntryFinding;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.internal.verify.RepairPlanner;
import dev.rowan.internal.verify.RepairWindow;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The repair of all tables once nobody writes any more, by the audit and the planner of production:
 * what is wrong is set right, one difference after the other, until nothing is.
 */
final class Scrub {
  /** Later than all that the writers of a program can write. */
  private static final RepairWindow LONG_AFTER = new RepairWindow(20_000, 20_000);

  private static final int ROUNDS = 4;

  private final Scene scene;
  private final Store store;
  private final EntityTables tables;
  private final EntryAudit audit;
  private final RepairPlanner planner;
  private final Fingerprints judged = new Fingerprints();

  Scrub(Scene scene) {
    this.scene = scene;
    this.store = scene.store();
    this.tables = store.tables();
    this.audit = new EntryAudit(tables);
    this.planner = RepairPlanner.of(tables, Planning.MARKER_TTL);
  }

  /**
   * Returns what a scrub of this state would leave wrong, or null.
   *
   * @param exact judges entries by other means than those of the repair
   */
  @Nullable Promise broken(int[] state, Predicate<int[]> exact) {
    int[] scrubbed = Arrays.copyOf(state, store.size());
    if (!judged.add(scrubbed)) {
      return null;
    }
    List<Row> before = rows(scrubbed);
    List<EntryFinding> left = findings(scrubbed);
    for (int round = 0; round < ROUNDS && !left.isEmpty(); round++) {
      for (EntryFinding finding : left) {
        repair(scrubbed, finding);
      }
      left = findings(scrubbed);
    }
    if (!left.isEmpty() || !exact.test(scrubbed)) {
      return Promise.EXACT_AFTER_SCRUB;
    }
    return before.equals(rows(scrubbed)) ? null : Promise.UNCHANGED_BY_SCRUB;
  }

  private void repair(int[] state, EntryFinding finding) {
    carryOut(state, finding, false);
    if (findings(state).stream().anyMatch(still -> isSame(still, finding))) {
      carryOut(state, finding, true);
    }
  }

  /** Carries a repair out if the difference is still there as it was seen. */
  private void carryOut(int[] state, EntryFinding finding, boolean again) {
    boolean stands = findings(state).stream().anyMatch(still -> isSame(still, finding));
    Optional<WritePlan> plan =
        stands ? planner.plan(finding, LONG_AFTER, again, CallOptions.NONE) : Optional.empty();
    plan.ifPresent(
        stages -> {
          stages.prepare().forEach(batch -> apply(state, batch));
          apply(state, stages.commit());
          stages.finish().forEach(batch -> apply(state, batch));
        });
  }

  private static boolean isSame(EntryFinding one, EntryFinding other) {
    return one.isStill(other)
        && Objects.equals(one.derived(), other.derived())
        && Objects.equals(one.entry(), other.entry());
  }

  private void apply(int[] state, MutationSet batch) {
    for (int token : scene.tokens(List.of(batch))) {
      scene.apply(state, token);
    }
  }

  private List<EntryFinding> findings(int[] state) {
    List<EntryFinding> findings = new ArrayList<>();
    for (int row = 0; row < store.base().count(); row++) {
      ObservedRow observed = store.observed(state, store.base(), row);
      audit.ofRow(observed).ifPresent(findings::add);
      for (int table = 0; table < tables.derived().size(); table++) {
        DerivedTable derived = tables.derived().get(table);
        Store.Rows entries = store.derived(table);
        for (Row expected : audit.expected(derived, observed)) {
          ObservedRow seen = store.observed(state, entries, entries.of(expected));
          audit.ofExpected(derived, observed, expected, seen).ifPresent(findings::add);
        }
        for (int i = row; i < entries.count(); i += store.base().count()) {
          ObservedRow seen = store.observed(state, entries, i);
          if (seen.stored() != null) {
            audit.ofEntry(derived, seen, observed).ifPresent(findings::add);
          }
        }
      }
    }
    return findings;
  }

  /** The declared columns of all rows as readers see them. */
  private List<Row> rows(int[] state) {
    List<Row> rows = new ArrayList<>();
    for (int row = 0; row < store.base().count(); row++) {
      Row live = store.readState(state, row).row();
      rows.add(
          live == null
              ? Row.of()
              : Row.owning(Arrays.copyOf(live.toArray(), tables.declared().size())));
    }
    return rows;
  }
}
