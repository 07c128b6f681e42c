package dev.rowan.internal.index.model;

import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.mutation.Mutation;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A program played with the planners of production: every order of everything that can happen. */
final class Model implements Search.Steps {
  private final Program program;
  private final Scene scene;
  private final Writers writers;
  private final Reader reader;
  private final @Nullable RoundWriters round;
  private final Promises promises;
  private final Promises promisesOfUnbuilt;
  private final boolean batchesArrive;

  /** How production is weakened, so that the promises can be seen to break. */
  record Weakening(
      UnaryOperator<Planning> planning,
      Clock clock,
      boolean patient,
      boolean batchesArrive,
      UnitWriters.Together together) {
    static final Weakening NONE = new Weakening(UnaryOperator.identity(), Clock.SAFE, true, true);

    Weakening(
        UnaryOperator<Planning> planning, Clock clock, boolean patient, boolean batchesArrive) {
      this(planning, clock, patient, batchesArrive, WritePlan::together);
    }
  }

  Model(Program program) {
    this(program, Weakening.NONE);
  }

  Model(Program program, Weakening weakness) {
    this.program = program;
    Store store = program.tables().store();
    this.scene = new Scene(store, program.writers().size());
    Planning planning = weakness.planning.apply(Planning.of(store.tables()));
    this.writers = writers(program, scene, planning, weakness);
    this.round = null;
    this.reader = new Reader(program, scene, planning);
    this.promises = new Promises(scene, writers, program.required());
    this.promisesOfUnbuilt = promises;
    this.batchesArrive = weakness.batchesArrive;
  }

  /**
   * Plays a program beside a round of repair.
   *
   * @param repairing changes the plans of the repair
   */
  Model(
      Program program,
      Round round,
      UnaryOperator<Planning> weakness,
      UnaryOperator<WritePlan> repairing) {
    this.program = program;
    Store store = program.tables().store();
    this.scene = new Scene(store, program.writers().size() + 1);
    Planning right = Planning.of(store.tables());
    Planning planning = weakness.apply(right);
    Writers others = writers(program, scene, planning, Weakening.NONE);
    this.round = new RoundWriters(program, round, scene, right, repairing, others);
    this.writers = this.round;
    this.reader = new Reader(program, scene, right);
    this.promises = new Promises(scene, writers, program.required());
    Set<Promise> ofUnbuilt = EnumSet.copyOf(program.required());
    if (round.builds() || !round.indexed()) {
      ofUnbuilt.removeAll(Promise.OF_INDEXES);
    }
    this.promisesOfUnbuilt = new Promises(scene, writers, ofUnbuilt);
    this.batchesArrive = true;
  }

  private static Writers writers(
      Program program, Scene scene, Planning planning, Weakening weakness) {
    if (planning.tables().maintenance().isSerial()) {
      return new SerialWriters(program, scene, planning, weakness.patient);
    }
    return program.batches()
        ? new UnitWriters(program, scene, planning, weakness.clock, weakness.together)
        : new StagedWriters(program, scene, planning, weakness.clock, weakness.patient);
  }

  @Override
  public int[] start() {
    int[] state = scene.empty();
    for (Mutation change : program.before()) {
      state = writers.make(state, change);
    }
    return round == null ? state : round.prepared(state);
  }

  @Override
  public void after(int[] state, Search.Sink next) {
    writers.steps(state, next);
    reader.steps(state, next);
    for (int i = scene.flight(); i < state.length; i++) {
      if (i > scene.flight() && state[i] == state[i - 1]) {
        continue;
      }
      if (Scene.ownerOf(state[i]) >= 0) {
        writers.arrives(state, i, next);
      } else {
        int[] applied = scene.without(state, i);
        scene.apply(applied, state[i]);
        int step = Writers.step(Writers.ARRIVES, -1, state[i] >> Scene.NUMBER_SHIFT);
        next.accept(scene.tidied(applied), step);
      }
      if (!batchesArrive && Scene.ownerOf(state[i]) < 0) {
        int step = Writers.step(Writers.LOST, -1, state[i] >> Scene.NUMBER_SHIFT);
        next.accept(scene.without(state, i), step);
      }
    }
  }

  @Override
  public @Nullable String broken(int[] state) {
    if (round == null) {
      return promises.broken(state);
    }
    return round.hidesAcknowledged(state)
        ? Promise.NOTHING_LOST.name()
        : (round.isOver(state) ? promises : promisesOfUnbuilt).broken(state);
  }

  @Override
  public String describe(int step) {
    int kind = step >>> 28;
    if (kind == Writers.ARRIVES || kind == Writers.UNHEARD || kind == Writers.LOST) {
      String text = scene.message((step & 0xFFFFFF) << Scene.NUMBER_SHIFT).text();
      return switch (kind) {
        case Writers.ARRIVES -> "arrives: " + text;
        case Writers.LOST -> "is lost: " + text;
        default -> "arrives, and nobody is told: " + text;
      };
    }
    return Writers.text(step, program);
  }
}
