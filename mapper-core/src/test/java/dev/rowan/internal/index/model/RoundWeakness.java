package dev.rowan.internal.index.model;

import static dev.rowan.internal.index.model.Shop.PRICE;
import static dev.rowan.internal.index.model.Shop.save;
import static dev.rowan.internal.index.model.Shop.set;

import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.mutation.MutationSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

/** What one could be tempted to leave out of a repair or a build, with what shows why not. */
enum RoundWeakness {
  /** A repair takes for lost what is still on its way, and deletes its row once more. */
  NO_GRACE_WITHOUT_ROW(
      Promise.NOTHING_LOST,
      Rounds.begin(Program.on(Shop.VERIFIED)).writer(save(0, 0, 0)),
      Round.repair(1),
      true),
  /** The same of a row that is there, which is written again as it was. */
  NO_GRACE(
      Promise.NOTHING_LOST,
      Rounds.begin(Rounds.stored(Shop.VERIFIED)).writer(set(PRICE, 1)),
      Round.repair(1),
      true),
  /** One who writes does not know of the index that is built. */
  UNKNOWING_WRITER(
      Promise.NEVER_MISSING,
      Rounds.begin(Rounds.stored(Shop.VERIFIED)).writer(set(PRICE, 1)),
      Round.build(),
      Weakened::withoutEntries,
      UnaryOperator.identity()),
  /** A build writes entries as of now, later than what removes them. */
  BUILD_AT_NOW(
      Promise.NOTHING_STALE_AT_REST,
      Rounds.begin(Rounds.stored(Shop.ATOMIC))
          .writer(set(PRICE, 1))
          .keeps(Promise.NOTHING_STALE_AT_REST),
      Round.build(),
      UnaryOperator.identity(),
      RoundWeakness::atNow);

  private static final int NOW = 8 * Clock.TICKS;

  private final Promise broken;

  @SuppressWarnings("ImmutableEnumChecker") // a record of values
  private final Program program;

  @SuppressWarnings("ImmutableEnumChecker") // a record of values
  private final Round right;

  @SuppressWarnings("ImmutableEnumChecker") // a record of values
  private final Round wrong;

  @SuppressWarnings("ImmutableEnumChecker") // pure functions
  private final UnaryOperator<Planning> planning;

  @SuppressWarnings("ImmutableEnumChecker") // pure functions
  private final UnaryOperator<WritePlan> repairing;

  RoundWeakness(Promise broken, Program program, Round round, boolean graceless) {
    this.broken = broken;
    this.program = program.named();
    this.right = round;
    this.wrong = graceless ? round.withoutGrace() : round;
    this.planning = UnaryOperator.identity();
    this.repairing = UnaryOperator.identity();
  }

  RoundWeakness(
      Promise broken,
      Program program,
      Round round,
      UnaryOperator<Planning> planning,
      UnaryOperator<WritePlan> repairing) {
    this.broken = broken;
    this.program = program.named();
    this.right = round;
    this.wrong = round;
    this.planning = planning;
    this.repairing = repairing;
  }

  /** Returns what it breaks first. */
  Promise broken() {
    return broken;
  }

  Model right() {
    return new Model(program, right, UnaryOperator.identity(), UnaryOperator.identity());
  }

  Model weakened() {
    return new Model(program, wrong, planning, repairing);
  }

  private static WritePlan atNow(WritePlan plan) {
    MutationSet commit =
        new MutationSet(plan.commit().changes(), OptionalLong.of(NOW), plan.commit().options());
    return new WritePlan(List.of(), commit, List.of());
  }
}
