package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.value.CellTimes;
import java.util.List;

/**
 * Writers whose batches carry timestamps: read, prepare, wait for all of it, commit, wait for all
 * of it, acknowledge, finish. To try again is a change of its own.
 */
final class StagedWriters implements Writers {
  private static final int READY = 0;
  private static final int PREPARING = 1;
  private static final int COMMITTING = 2;

  private final Program program;
  private final Scene scene;
  private final Planning planning;
  private final Clock clock;
  private final boolean patient;
  private final Reading.Log readings;
  private final Planned.Log plans;
  private int made;

  /**
   * Prepares the writers of a program.
   *
   * @param patient whether they wait for what they prepare, as they must
   */
  StagedWriters(Program program, Scene scene, Planning planning, Clock clock, boolean patient) {
    this.program = program;
    this.scene = scene;
    this.planning = planning;
    this.clock = clock;
    this.patient = patient;
    this.readings = new Reading.Log(scene.store());
    this.plans = new Planned.Log(scene, planning);
  }

  @Override
  public void steps(int[] state, Search.Sink next) {
    for (int writer = 0; writer < program.writers().size(); writer++) {
      int at = scene.writer(writer);
      int done = state[at] >> 2;
      List<Mutation> changes = program.writers().get(writer);
      if ((state[at] & 3) != READY) {
        if (program.unreliable()) {
          int[] left = ready(scene.abandoned(state, writer), writer);
          next.accept(left, Writers.step(GIVES_UP, writer, 0));
        }
      } else if (done < changes.size()) {
        start(state, writer, done, changes.get(done), next);
      }
    }
  }

  private void start(int[] state, int writer, int done, Mutation change, Search.Sink next) {
    int row = scene.store().base().of(Store.keyOf(change));
    boolean reads = planning.needsState(change);
    Reading read = reads ? readings.of(state, row) : readings.of(scene.empty(), row);
    int newest = read.state().newest() == CellTimes.NEVER ? 0 : (int) read.state().newest();
    int last = state[scene.writer(writer) + 2];
    int before = 0;
    for (int now : program.clocks()) {
      int timestamp = clock.timestamp(now, newest, last, writer);
      int step = Writers.step(STARTS, writer, done << 16 | timestamp);
      if (timestamp == before) {
        continue;
      }
      before = timestamp;
      if (reads
          && program.required().contains(Promise.TIMESTAMPS_IN_ORDER)
          && timestamp <= state[scene.acknowledged(row)]) {
        next.broken(step, Promise.TIMESTAMPS_IN_ORDER.name());
      }
      Planned plan = plans.of(writer << 4 | done, change, read, timestamp, 0);
      int[] begun = state.clone();
      int at = scene.writer(writer);
      begun[at] = done << 2 | PREPARING;
      begun[at + 1] = plan.number();
      begun[at + 2] = timestamp;
      int[] sent = scene.send(begun, plan.prepare(), patient ? writer : -1);
      next.accept(patient && scene.waits(sent, writer) ? sent : commit(sent, writer), step);
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
    int writer = Scene.ownerOf(state[at]);
    int step = Writers.step(ARRIVES, writer, state[at] >> Scene.NUMBER_SHIFT);
    int[] applied = scene.without(state, at);
    scene.apply(applied, state[at]);
    applied = scene.tidied(applied);
    if (scene.waits(applied, writer)) {
      next.accept(applied, step);
    } else if ((applied[scene.writer(writer)] & 3) == PREPARING) {
      next.accept(commit(applied, writer), step);
    } else {
      next.accept(acknowledged(applied, writer), step);
    }
  }

  private int[] acknowledged(int[] state, int writer) {
    Planned plan = plans.of(state[scene.writer(writer) + 1]);
    int[] finished = scene.send(ready(state, writer), plan.finish(), -1);
    if (plan.versions()) {
      int row = scene.store().base().of(Store.keyOf(plan.change()));
      int at = scene.acknowledged(row);
      finished[at] = Math.max(finished[at], plan.timestamp());
    }
    return finished;
  }

  private int[] ready(int[] state, int writer) {
    int[] ready = state.clone();
    int at = scene.writer(writer);
    int done = (state[at] >> 2) + 1;
    ready[at] = done << 2 | READY;
    ready[at + 1] = 0;
    ready[at + 2] = done == program.writers().get(writer).size() ? 0 : state[at + 2];
    return ready;
  }

  @Override
  public int[] make(int[] state, Mutation change) {
    int row = scene.store().base().of(Store.keyOf(change));
    Reading read = readings.of(state, row);
    int newest = read.state().newest() == CellTimes.NEVER ? 0 : (int) read.state().newest();
    Planned plan = plans.of(- ++made, change, read, clock.timestamp(0, newest, 0, 0), 0);
    for (int[] stage : List.of(plan.prepare(), plan.commit(), plan.finish())) {
      for (int token : stage) {
        scene.apply(state, token);
      }
    }
    state[scene.acknowledged(row)] = plan.timestamp();
    return state;
  }

  @Override
  public boolean done(int[] state) {
    for (int writer = 0; writer < program.writers().size(); writer++) {
      if (state[scene.writer(writer)] >> 2 < program.writers().get(writer).size()) {
        return false;
      }
    }
    return true;
  }
}
