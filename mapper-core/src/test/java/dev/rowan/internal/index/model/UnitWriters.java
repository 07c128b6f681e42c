package dev.rowan.internal.index.model;

import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.value.CellTimes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Writers whose changes are one batch each: read the rows one after the other, prepare for all of
 * them, wait for all of it, commit all, wait for all of it, acknowledge, finish.
 */
final class UnitWriters implements Writers {
  private static final int READING = 0;
  private static final int PREPARING = 1;
  private static final int COMMITTING = 2;
  private static final int DONE = 3;

  private final Program program;
  private final Scene scene;
  private final Planning planning;
  private final Clock clock;
  private final Together together;
  private final StagedWriters before;
  private final Reading.Log readings;
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private final List<List<Integer>> read = new ArrayList<>();
  private final Map<List<Integer>, Unit> byKey = new HashMap<>();
  private final List<Unit> batches = new ArrayList<>();

  /** How the plans of a batch's changes become one. */
  @FunctionalInterface
  interface Together {
    WritePlan of(List<WritePlan> plans);
  }

  /** A batch as messages, and which of its rows get a version. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Unit(
      int number, int timestamp, int[] prepare, int[] commit, int[] finish, List<Integer> rows) {}

  UnitWriters(Program program, Scene scene, Planning planning, Clock clock, Together together) {
    this.program = program;
    this.scene = scene;
    this.planning = planning;
    this.clock = clock;
    this.together = together;
    this.before = new StagedWriters(program, scene, planning, clock, true);
    this.readings = new Reading.Log(scene.store());
    number(List.of());
  }

  private int number(List<Integer> some) {
    return numbers.computeIfAbsent(
        some,
        any -> {
          read.add(some);
          return read.size() - 1;
        });
  }

  @Override
  public void steps(int[] state, Search.Sink next) {
    for (int writer = 0; writer < program.writers().size(); writer++) {
      int phase = state[scene.writer(writer)];
      if (phase == READING) {
        read(state, writer, next);
      } else if (phase != DONE && program.unreliable()) {
        next.accept(
            done(scene.abandoned(state, writer), writer), Writers.step(GIVES_UP, writer, 0));
      }
    }
  }

  private void read(int[] state, int writer, Search.Sink next) {
    int at = scene.writer(writer);
    List<Mutation> changes = program.writers().get(writer);
    List<Integer> known = read.get(state[at + 1]);
    if (known.size() == changes.size()) {
      start(state, writer, known, next);
      return;
    }
    Mutation change = changes.get(known.size());
    Reading found =
        planning.needsState(change)
            ? readings.of(state, rowOf(change))
            : readings.of(scene.empty(), rowOf(change));
    List<Integer> more = new ArrayList<>(known);
    more.add(found.number());
    int[] reading = state.clone();
    reading[at + 1] = number(List.copyOf(more));
    next.accept(reading, Writers.step(READS, writer, known.size()));
  }

  private void start(int[] state, int writer, List<Integer> known, Search.Sink next) {
    List<Mutation> changes = program.writers().get(writer);
    int newest = 0;
    for (int number : known) {
      long found = readings.of(number).state().newest();
      newest = found == CellTimes.NEVER ? newest : Math.max(newest, (int) found);
    }
    int last = 0;
    for (int now : program.clocks()) {
      int timestamp = clock.timestamp(now, newest, 0, writer);
      if (timestamp == last) {
        continue;
      }
      last = timestamp;
      Unit batch = batch(writer, known, timestamp);
      int[] begun = state.clone();
      int at = scene.writer(writer);
      begun[at] = PREPARING;
      begun[at + 1] = batch.number;
      int[] sent = scene.send(begun, batch.prepare, writer);
      int step = Writers.step(STARTS, writer, ((changes.size() - 1) << 16) | timestamp);
      next.accept(scene.waits(sent, writer) ? sent : commit(sent, writer), step);
    }
  }

  private Unit batch(int writer, List<Integer> known, int timestamp) {
    List<Integer> key = new ArrayList<>(known);
    key.add(writer);
    key.add(timestamp);
    return byKey.computeIfAbsent(
        key,
        any -> {
          Unit batch = planned(writer, known, timestamp);
          batches.add(batch);
          return batch;
        });
  }

  private Unit planned(int writer, List<Integer> known, int timestamp) {
    List<Mutation> changes = program.writers().get(writer);
    List<WritePlan> plans = new ArrayList<>();
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      Mutation change = changes.get(i);
      plans.add(
          planning.plan(readings.of(known.get(i)).state(), change, timestamp, new UUID(0, 0)));
      if (planning.tables().isVersioned()
          && (movesKeyGroup(change) || change instanceof DeleteRow)) {
        rows.add(rowOf(change));
      }
    }
    WritePlan whole = together.of(plans);
    return new Unit(
        batches.size(),
        timestamp,
        scene.tokens(whole.prepare()),
        scene.tokensOfOne(whole.commit()),
        scene.tokens(whole.finish()),
        rows);
  }

  /** Whether a change writes the version for sure: one of all columns, or of a part of a key. */
  private boolean movesKeyGroup(Mutation change) {
    for (int i = Shop.SELLER; i <= Shop.NOTE; i++) {
      if (Store.keyOf(change).isSet(i) && planning.tables().isInKeyGroup(i)) {
        return true;
      }
    }
    return false;
  }

  private int rowOf(Mutation change) {
    return scene.store().base().of(Store.keyOf(change));
  }

  private int[] commit(int[] state, int writer) {
    int[] committing = state.clone();
    committing[scene.writer(writer)] = COMMITTING;
    return scene.send(committing, batches.get(state[scene.writer(writer) + 1]).commit, writer);
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
    } else if (applied[scene.writer(writer)] == PREPARING) {
      next.accept(commit(applied, writer), step);
    } else {
      next.accept(acknowledged(applied, writer), step);
    }
  }

  private int[] acknowledged(int[] state, int writer) {
    Unit batch = batches.get(state[scene.writer(writer) + 1]);
    int[] finished = scene.send(done(state, writer), batch.finish, -1);
    for (int row : batch.rows) {
      int at = scene.acknowledged(row);
      finished[at] = Math.max(finished[at], batch.timestamp);
    }
    return finished;
  }

  private int[] done(int[] state, int writer) {
    int[] done = state.clone();
    int at = scene.writer(writer);
    done[at] = DONE;
    done[at + 1] = 0;
    return done;
  }

  @Override
  public int[] make(int[] state, Mutation change) {
    return before.make(state, change);
  }

  @Override
  public boolean done(int[] state) {
    for (int writer = 0; writer < program.writers().size(); writer++) {
      if (state[scene.writer(writer)] != DONE) {
        return false;
      }
    }
    return true;
  }
}
