package dev.rowan.upkeep.model;

import dev.rowan.annotation.Maintain;
import dev.rowan.mutation.Mutation;
import dev.rowan.upkeep.EntityTables;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A program played with the planners of production: every order of everything that can happen. */
final class Model implements Search.Steps {
  private final Program program;
  private final Scene scene;
  private final Writers writers;
  private final Reader reader;
  private final Promises promises;
  private final boolean batchesArrive;

  /** How production is weakened, so that the promises can be seen to break. */
  record Weakening(
      UnaryOperator<Planning> planning, Clock clock, boolean patient, boolean batchesArrive) {
    static final Weakening NONE = new Weakening(UnaryOperator.identity(), Clock.SAFE, true, true);
  }

  Model(Program program) {
    this(program, Weakening.NONE);
  }

  Model(Program program, Weakening weakness) {
    this.program = program;
    Store store = program.tables().store();
    EntityTables tables = store.tables();
    this.scene = new Scene(store, program.writers().size());
    Planning planning = weakness.planning.apply(Planning.of(tables));
    this.writers =
        tables.protocol() == Maintain.SERIAL
            ? new SerialWriters(program, scene, planning, weakness.patient)
            : new StagedWriters(program, scene, planning, weakness.clock, weakness.patient);
    this.reader = new Reader(program, scene, planning);
    this.promises = new Promises(scene, writers, program.kept());
    this.batchesArrive = weakness.batchesArrive;
  }

  @Override
  public int[] start() {
    int[] state = scene.empty();
    for (Mutation change : program.before()) {
      state = writers.make(state, change);
    }
    return state;
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
    return promises.broken(state);
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
