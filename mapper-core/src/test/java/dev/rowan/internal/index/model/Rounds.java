package dev.rowan.internal.index.model;

import static dev.rowan.internal.index.model.Shop.PRICE;
import static dev.rowan.internal.index.model.Shop.SELLER;
import static dev.rowan.internal.index.model.Shop.TITLE;
import static dev.rowan.internal.index.model.Shop.delete;
import static dev.rowan.internal.index.model.Shop.save;
import static dev.rowan.internal.index.model.Shop.set;

import java.util.List;
import java.util.function.UnaryOperator;

/** What is played beside repairs and builds in every run of the tests. */
final class Rounds {
  /** A program and what goes on beside it. */
  record Pair(Program program, Round round) {
    Model model() {
      return new Model(program, round, UnaryOperator.identity(), UnaryOperator.identity());
    }

    @Override
    public String toString() {
      return program.name() + ", " + round;
    }
  }

  private Rounds() {}

  static List<Pair> ofEveryBuild() {
    return List.of(
        // an entry that a crash left, and whoever moves the row there, away, or deletes it
        pair(
            begin(stored(Shop.VERIFIED)).writer(set(SELLER, 1)).writer(set(PRICE, 1)).crashes(),
            Round.repair(2, set(PRICE, 1))),
        pair(
            begin(stored(Shop.VERIFIED)).writer(set(PRICE, 1), set(PRICE, 0)).crashes(),
            Round.repair(3, set(PRICE, 1))),
        pair(
            begin(stored(Shop.VERIFIED)).writer(delete()).writer(save(0, 1, 1)).crashes(),
            Round.repair(2, set(PRICE, 1))),
        // an entry of a row that never came
        pair(
            begin(Program.on(Shop.VERIFIED))
                .writer(save(0, 0, 0))
                .writer(save(1, 1, 1), delete())
                .crashes(),
            Round.repair(2, save(0, 0, 1))),
        // entries that were lost
        pair(
            begin(stored(Shop.VERIFIED))
                .writer(set(PRICE, 1))
                .writer(set(TITLE, 1))
                .crashes()
                .without(Promise.NEVER_MISSING)
                .without(Promise.NOT_MISSING_AT_REST),
            Round.ofLostEntries(2)),
        // an index that is built
        pair(
            begin(stored(Shop.VERIFIED))
                .writer(set(PRICE, 1), set(TITLE, 1))
                .writer(set(SELLER, 1))
                .crashes(),
            Round.build()),
        pair(
            begin(stored(Shop.VERIFIED))
                .writer(delete(), save(1, 1, 1))
                .writer(set(PRICE, 1))
                .crashes(),
            Round.build()),
        pair(
            begin(stored(Shop.ATOMIC)).writer(set(PRICE, 1)).writer(set(TITLE, 1)).crashes(),
            Round.build()),
        // of versions that decide: an entry that waits for a change that never comes
        pair(
            begin(Program.on(Shop.SERIAL)).attempts(2).writer(save(0, 0, 0), delete()).crashes(),
            Round.repair(2, save(0, 0, 1)).ofVersions()),
        // all at one time
        pair(
            begin(stored(Shop.VERIFIED))
                .writer(set(PRICE, 1), set(PRICE, 0))
                .writer(save(1, 1, 1))
                .repairs(1)
                .crashes(),
            Round.build()),
        pair(
            begin(stored(Shop.TWO_ITEMS)).writer(set(PRICE, 1), set(1, PRICE, 0)).crashes(),
            Round.repair(2, set(PRICE, 1))));
  }

  /** Pairs of many more states than all pairs of every build. */
  static List<Pair> largest() {
    return List.of(
        pair(
            begin(stored(Shop.SERIAL))
                .attempts(2)
                .writer(set(SELLER, 1))
                .writer(set(PRICE, 1))
                .crashes(),
            Round.repair(2, set(PRICE, 1)).ofVersions()),
        pair(
            begin(stored(Shop.VERIFIED))
                .writer(set(PRICE, 1))
                .writer(set(SELLER, 1))
                .writer(delete())
                .repairs(1)
                .crashes(),
            Round.repair(2, set(PRICE, 1))));
  }

  /** A program whose changes are later than all that was before. */
  static Program begin(Program program) {
    return program.clocks(Round.CLOCKS.toArray(new Integer[0]));
  }

  static Program stored(Shop shop) {
    return Program.on(shop).after(save(0, 0, 0));
  }

  private static Pair pair(Program program, Round round) {
    return new Pair(program.named(), round);
  }
}
