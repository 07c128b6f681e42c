package dev.rowan.internal.index.model;

import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.SerialPlanner;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.verify.EntryAudit;
import dev.rowan.internal.verify.EntryFinding;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The writers of a program and one more, which reads a row, later an entry of it, or the other way
 * round, plans by the audit and the planner of production what sets right what it found, and
 * executes that stage by stage. It never reads twice before it repairs, which production does, and
 * may at any time take its repair for one that did not help.
 */
final class RoundWriters implements Writers {
  private static final int READY = 0;
  private static final int COMPARING = 1;
  private static final int PREPARING = 2;
  private static final int COMMITTING = 3;

  /** In the place of the number of reads of one that crashed. */
  private static final int GONE = 0xFF;

  private final Program program;
  private final Round round;
  private final Scene scene;
  private final Store store;
  private final Planning planning;
  private final Writers others;
  private final int me;
  private final EntryAudit audit;
  private final Glimpse.Log glimpses;
  private final PlannedRepair.Log repairs;

  RoundWriters(
      Program program,
      Round round,
      Scene scene,
      Planning planning,
      UnaryOperator<WritePlan> repairing,
      Writers others) {
    this.program = program;
    this.round = round;
    this.scene = scene;
    this.store = scene.store();
    this.planning = planning;
    this.others = others;
    this.me = program.writers().size();
    this.audit = new EntryAudit(store.tables());
    this.glimpses = new Glimpse.Log(store);
    this.repairs = new PlannedRepair.Log(scene, round, repairing);
  }

  /** Returns how the round finds the store: with what was begun, or without entries. */
  int[] prepared(int[] state) {
    if (!round.indexed()) {
      int first = store.base().count() * store.base().width();
      Arrays.fill(state, first, store.size(), Cell.NEVER);
    }
    for (Mutation change : round.begun()) {
      RowState read = store.readState(state, store.base().of(Store.keyOf(change)));
      WritePlan plan = planning.plan(read, change, early(read), new UUID(0, 0));
      for (int token : scene.tokens(plan.prepare())) {
        scene.apply(state, token);
      }
    }
    return state;
  }

  /** Returns the timestamp, or the version, of a change before all others. */
  private long early(RowState read) {
    if (store.tables().maintenance().isSerial()) {
      return SerialPlanner.nextVersion(read.version(), SerialWriters.STEP);
    }
    int newest = read.newest() == CellTimes.NEVER ? 0 : (int) read.newest();
    return Clock.SAFE.timestamp(0, newest, 0, 0);
  }

  /** Returns the last repair that was begun, or null. */
  @Nullable PlannedRepair last(int[] state) {
    return repairs.of(state[scene.writer(me) + 2]);
  }

  /**
   * Returns whether the last repair wrote over a change that was acknowledged and not seen by it.
   */
  boolean hidesAcknowledged(int[] state) {
    PlannedRepair last = last(state);
    if (last == null) {
      return false;
    }
    int version = store.base().cell(store.tables().versionColumn());
    int found = state[store.base().place(last.row()) + version];
    return Cell.isLive(found)
        && last.at() > 0
        && Cell.timestamp(found) == last.at()
        && last.hides(state[scene.acknowledged(last.row())]);
  }

  /** Returns whether all is read and repaired; never if this one crashed over it. */
  boolean isOver(int[] state) {
    return state[scene.writer(me)] == (round.reads() << 2 | READY);
  }

  private boolean isGone(int[] state) {
    return state[scene.writer(me)] == (GONE << 2 | READY);
  }

  @Override
  public void steps(int[] state, Search.Sink next) {
    others.steps(state, next);
    int at = state[scene.writer(me)];
    switch (at & 3) {
      case READY -> {
        if (at >> 2 < round.reads()) {
          read(state, next);
        }
      }
      case COMPARING -> compare(state, glimpses.of(state[scene.writer(me) + 1]), next);
      default -> {
        if (program.unreliable()) {
          int[] left = scene.abandoned(state, me);
          left[scene.writer(me)] = GONE << 2 | READY;
          left[scene.writer(me) + 1] = 0;
          next.accept(left, Writers.step(GIVES_UP, me, 0));
        }
      }
    }
  }

  private void read(int[] state, Search.Sink next) {
    boolean seen = false;
    for (int row = 0; row < store.base().count(); row++) {
      seen |= read(state, glimpses.of(state, -1, row), next);
    }
    for (int table = 0; table < store.tables().derived().size() && !round.builds(); table++) {
      for (int row = 0; row < store.derived(table).count(); row++) {
        seen |= read(state, glimpses.of(state, table, row), next);
      }
    }
    if (!seen) {
      next.accept(ready(state), Writers.step(INSPECTS, me, 0));
    }
  }

  private boolean read(int[] state, Glimpse glimpse, Search.Sink next) {
    if (glimpse.observed().stored() == null) {
      return false;
    }
    int[] comparing = state.clone();
    comparing[scene.writer(me)] |= COMPARING;
    comparing[scene.writer(me) + 1] = glimpse.number();
    next.accept(comparing, Writers.step(INSPECTS, me, 0));
    return true;
  }

  private void compare(int[] state, Glimpse first, Search.Sink next) {
    if (first.table() >= 0) {
      DerivedTable derived = store.tables().derived().get(first.table());
      Glimpse row = glimpses.of(state, -1, first.row() % store.base().count());
      Optional<EntryFinding> found = audit.ofEntry(derived, first.observed(), row.observed());
      found.ifPresentOrElse(
          finding -> repair(state, finding, row, first, next), () -> nothing(state, next));
      return;
    }
    boolean right = true;
    Optional<EntryFinding> foreign = audit.ofRow(first.observed());
    if (foreign.isPresent()) {
      repair(state, foreign.get(), first, first, next);
      right = false;
    }
    for (int table = 0; table < store.tables().derived().size(); table++) {
      DerivedTable derived = store.tables().derived().get(table);
      for (Row expected : audit.expected(derived, first.observed())) {
        Glimpse entry = glimpses.of(state, table, store.derived(table).of(expected));
        Optional<EntryFinding> found =
            audit.ofExpected(derived, first.observed(), expected, entry.observed());
        if (found.isPresent()) {
          repair(state, found.get(), first, entry, next);
          right = false;
        }
      }
    }
    if (right) {
      nothing(state, next);
    }
  }

  private void nothing(int[] state, Search.Sink next) {
    next.accept(ready(state), Writers.step(COMPARES, me, 0));
  }

  private void repair(
      int[] state, EntryFinding finding, Glimpse row, Glimpse entry, Search.Sink next) {
    boolean expected =
        round.builds()
            && (finding.anomaly() == Anomaly.MISSING || finding.anomaly() == Anomaly.FOREIGN);
    if (!expected && finding.newest() > round.settledBefore()) {
      nothing(state, next);
      return;
    }
    boolean before = last(state) != null;
    for (boolean again : before ? new boolean[] {false, true} : new boolean[] {false}) {
      Optional<PlannedRepair> planned = repairs.of(finding, row.number(), entry.number(), again);
      if (planned.isEmpty()) {
        nothing(state, next);
      } else {
        int[] begun = state.clone();
        int at = scene.writer(me);
        begun[at] = (begun[at] & ~3) | PREPARING;
        begun[at + 1] = 0;
        begun[at + 2] = planned.get().number();
        int[] sent = scene.send(begun, planned.get().prepare(), me);
        next.accept(scene.waits(sent, me) ? sent : commit(sent), Writers.step(COMPARES, me, 1));
      }
    }
  }

  private int[] commit(int[] state) {
    int[] committing = state.clone();
    committing[scene.writer(me)] = (committing[scene.writer(me)] & ~3) | COMMITTING;
    return scene.send(committing, repairs.of(state[scene.writer(me) + 2]).commit(), me);
  }

  private int[] ready(int[] state) {
    int[] ready = state.clone();
    int at = scene.writer(me);
    ready[at] = ((state[at] >> 2) + 1) << 2;
    ready[at + 1] = 0;
    return ready;
  }

  @Override
  public void arrives(int[] state, int at, Search.Sink next) {
    if (Scene.ownerOf(state[at]) != me) {
      others.arrives(state, at, next);
      return;
    }
    int step = Writers.step(ARRIVES, me, state[at] >> Scene.NUMBER_SHIFT);
    int[] applied = scene.without(state, at);
    boolean done = scene.apply(applied, state[at]);
    applied = scene.tidied(applied);
    if (scene.waits(applied, me)) {
      next.accept(applied, step);
    } else if ((applied[scene.writer(me)] & 3) == PREPARING) {
      next.accept(commit(applied), step);
    } else if (!done) {
      next.accept(ready(applied), step);
    } else {
      int[] finish = repairs.of(applied[scene.writer(me) + 2]).finish();
      next.accept(scene.send(ready(applied), finish, -1), step);
    }
  }

  @Override
  public int[] make(int[] state, Mutation change) {
    return others.make(state, change);
  }

  @Override
  public boolean done(int[] state) {
    return others.done(state) && (isOver(state) || isGone(state));
  }
}
