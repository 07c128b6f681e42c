package dev.rowan.internal.index.model;

import dev.rowan.internal.index.SerialPlanner;
import dev.rowan.spi.mutation.Mutation;
import java.util.Arrays;
import java.util.List;

/**
 * Writers whose commit stands under a condition on the version: read, prepare, wait for all of it,
 * commit; a writer whose commit is refused takes back what it prepared, and tries again; a writer
 * without an answer reads the row.
 */
final class SerialWriters implements Writers {
  private static final int READY = 0;
  private static final int PREPARING = 1;
  private static final int COMMITTING = 2;
  private static final int UNAWARE = 3;

  /** A clock's reading in batches of versions. */
  static final int STEP = 4;

  private static final int MOST_ATTEMPTS = 4;

  private final Program program;
  private final Scene scene;
  private final Planning planning;
  private final boolean patient;
  private final Reading.Log readings;
  private final Planned.Log plans;
  private int made;
  private final int versionCell;
  private final int attemptCell;

  SerialWriters(Program program, Scene scene, Planning planning, boolean patient) {
    this.program = program;
    this.scene = scene;
    this.planning = planning;
    this.patient = patient;
    this.readings = new Reading.Log(scene.store());
    this.plans = new Planned.Log(scene, planning);
    Store.Rows base = scene.store().base();
    versionCell = base.cell(base.table().indexOf("_v"));
    attemptCell = base.cell(base.table().indexOf("_a"));
  }

  @Override
  public void steps(int[] state, Search.Sink next) {
    for (int writer = 0; writer < program.writers().size(); writer++) {
      int at = scene.writer(writer);
      int done = done(state[at]);
      List<Mutation> changes = program.writers().get(writer);
      switch (state[at] & 3) {
        case READY -> {
          if (done < changes.size()) {
            start(state, writer, changes.get(done), next);
          }
        }
        case UNAWARE -> read(state, writer, next);
        default -> {
          if (program.unreliable()) {
            int[] left = scene.abandoned(state, writer);
            boolean decides = (state[at] & 3) == COMMITTING;
            int step = Writers.step(GIVES_UP, writer, 0);
            next.accept(decides ? unaware(left, writer) : ready(left, writer, done + 1, 0), step);
          }
        }
      }
    }
  }

  private static int done(int progress) {
    return progress >> 4;
  }

  private static int tried(int progress) {
    return progress >> 2 & 3;
  }

  private void start(int[] state, int writer, Mutation change, Search.Sink next) {
    int at = scene.writer(writer);
    int row = row(change);
    Reading read = readings.of(state, row);
    int before = -1;
    for (int now : program.clocks()) {
      int version = (int) SerialPlanner.nextVersion(read.state().version(), (long) now * STEP);
      if (version == before) {
        continue;
      }
      before = version;
      int attempt = (writer * 8 + done(state[at])) * MOST_ATTEMPTS + tried(state[at]) + 1;
      Planned plan = plans.of(writer << 4 | done(state[at]), change, read, version, attempt);
      int[] begun = state.clone();
      begun[at] = (state[at] & ~3) | PREPARING;
      begun[at + 1] = plan.number();
      int[] sent = scene.send(begun, plan.prepare(), patient ? writer : -1);
      int step = Writers.step(STARTS, writer, done(state[at]) << 16 | version);
      next.accept(scene.waits(sent, writer) ? sent : commit(sent, writer), step);
    }
  }

  private int[] commit(int[] state, int writer) {
    int at = scene.writer(writer);
    int[] committing = state.clone();
    committing[at] = (committing[at] & ~3) | COMMITTING;
    return scene.send(committing, plans.of(state[at + 1]).commit(), writer);
  }

  @Override
  public void arrives(int[] state, int at, Search.Sink next) {
    int token = state[at];
    int writer = Scene.ownerOf(token);
    int step = Writers.step(ARRIVES, writer, token >> Scene.NUMBER_SHIFT);
    int[] applied = scene.without(state, at);
    if ((state[scene.writer(writer)] & 3) == PREPARING) {
      scene.apply(applied, token);
      applied = scene.tidied(applied);
      next.accept(scene.waits(applied, writer) ? applied : commit(applied, writer), step);
      return;
    }
    Planned plan = plan(state, writer);
    boolean stillAsRead = isAsRead(applied, plan);
    boolean done = scene.apply(applied, token);
    if (done && !stillAsRead && program.required().contains(Promise.NO_LOST_UPDATE)) {
      next.broken(step, Promise.NO_LOST_UPDATE.name());
    }
    next.accept(done ? acknowledged(applied, writer) : lost(applied, writer), step);
    if (program.unreliable()) {
      int unheard = Writers.step(UNHEARD, writer, token >> Scene.NUMBER_SHIFT);
      next.accept(unaware(applied, writer), unheard);
    }
  }

  /** A writer without an answer reads the row, or stops. */
  private void read(int[] state, int writer, Search.Sink next) {
    int at = scene.writer(writer);
    Planned plan = plan(state, writer);
    int row = row(plan.change());
    int place = scene.store().base().place(row);
    int step = Writers.step(READS_OUTCOME, writer, 0);
    int attempt = state[place + attemptCell];
    int[] gone = ready(state, writer, done(state[at]) + 1, 0);
    next.accept(gone, Writers.step(GIVES_UP, writer, 0));
    if (Cell.isLive(attempt) && Cell.value(attempt) == plan.attempt()) {
      next.accept(acknowledged(state, writer), step);
    } else if (state[place + versionCell] == plan.read().cells()[versionCell]) {
      next.accept(again(withdrawn(state, plan.commit()[0]), writer), step);
    }
  }

  /** A read in the order of the conditional writes: what had not been applied will not be. */
  private int[] withdrawn(int[] state, int commit) {
    for (int i = scene.flight(); i < state.length; i++) {
      if (state[i] >> Scene.NUMBER_SHIFT == commit >> Scene.NUMBER_SHIFT) {
        return scene.without(state, i);
      }
    }
    return state;
  }

  private int[] acknowledged(int[] state, int writer) {
    Planned plan = plan(state, writer);
    int done = done(state[scene.writer(writer)]) + 1;
    int[] finished = scene.send(ready(state, writer, done, 0), plan.finish(), -1);
    int at = scene.acknowledged(row(plan.change()));
    finished[at] = Math.max(finished[at], plan.timestamp());
    return finished;
  }

  private int[] lost(int[] state, int writer) {
    Planned plan = plan(state, writer);
    Reading current = readings.of(state, row(plan.change()));
    int[] back =
        scene.tokens(
            planning.takeBack(
                plan.read().state(), plan.change(), plan.timestamp(), current.state()));
    return scene.send(again(state, writer), back, -1);
  }

  private int[] again(int[] state, int writer) {
    int progress = state[scene.writer(writer)];
    int tried = tried(progress) + 1;
    return tried < program.attempts()
        ? ready(state, writer, done(progress), tried)
        : ready(state, writer, done(progress) + 1, 0);
  }

  private int[] unaware(int[] state, int writer) {
    int[] unaware = state.clone();
    unaware[scene.writer(writer)] |= UNAWARE;
    return unaware;
  }

  private int[] ready(int[] state, int writer, int done, int tried) {
    int[] ready = state.clone();
    int at = scene.writer(writer);
    ready[at] = done << 4 | tried << 2 | READY;
    ready[at + 1] = 0;
    return ready;
  }

  private Planned plan(int[] state, int writer) {
    return plans.of(state[scene.writer(writer) + 1]);
  }

  private int row(Mutation change) {
    return scene.store().base().of(Store.keyOf(change));
  }

  private boolean isAsRead(int[] state, Planned plan) {
    int[] read = plan.read().cells();
    int place = scene.store().base().place(row(plan.change()));
    return Arrays.equals(state, place, place + read.length, read, 0, read.length);
  }

  @Override
  public int[] make(int[] state, Mutation change) {
    Reading read = readings.of(state, row(change));
    int version = (int) SerialPlanner.nextVersion(read.state().version(), STEP);
    Planned plan = plans.of(- ++made, change, read, version, MOST_ATTEMPTS * 8 * 8);
    for (int[] stage : List.of(plan.prepare(), plan.commit(), plan.finish())) {
      for (int token : stage) {
        scene.apply(state, token);
      }
    }
    state[scene.acknowledged(row(change))] = version;
    return state;
  }

  @Override
  public boolean done(int[] state) {
    for (int writer = 0; writer < program.writers().size(); writer++) {
      if (done(state[scene.writer(writer)]) < program.writers().get(writer).size()) {
        return false;
      }
    }
    return true;
  }
}
