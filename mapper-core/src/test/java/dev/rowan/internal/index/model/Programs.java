package dev.rowan.internal.index.model;

import static dev.rowan.internal.index.model.Shop.NOTE;
import static dev.rowan.internal.index.model.Shop.PRICE;
import static dev.rowan.internal.index.model.Shop.SELLER;
import static dev.rowan.internal.index.model.Shop.TITLE;
import static dev.rowan.internal.index.model.Shop.delete;
import static dev.rowan.internal.index.model.Shop.insert;
import static dev.rowan.internal.index.model.Shop.save;
import static dev.rowan.internal.index.model.Shop.set;

import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What is played: a choice in every build, in the long suite each change against each other. */
final class Programs {
  private static final List<Integer> TWO_CLOCKS = List.of(2, 3);

  private Programs() {}

  static List<Program> ofEveryBuild() {
    return Stream.of(verified(), atomic(), blind(), batches(), serial())
        .flatMap(List::stream)
        .map(Program::named)
        .toList();
  }

  /** Four programs that have more states than all programs of every build. */
  static List<Program> largest() {
    return Stream.of(
            serialTwice().crashes(),
            serialAgain().crashes(),
            stored(Shop.ATOMIC)
                .writer(set(PRICE, 1), set(PRICE, 0))
                .writer(save(1, 1, 1), set(TITLE, 0))
                .repairs(1)
                .crashes(),
            both(Shop.TWO_ATOMIC)
                .writer(set(PRICE, 1), insert(1, 1, 0, 1, 0))
                .writer(set(SELLER, 1), set(1, PRICE, 1))
                .repairs(1)
                .crashes()
                .together())
        .map(Program::named)
        .toList();
  }

  private static List<Program> verified() {
    return List.of(
        stored(Shop.VERIFIED)
            .writer(set(PRICE, 1))
            .writer(set(SELLER, 1))
            .writer(set(PRICE, 0))
            .repairs(2)
            .crashes(),
        stored(Shop.VERIFIED)
            .writer(set(PRICE, 1), set(NOTE, 1))
            .writer(set(SELLER, 1))
            .writer(delete())
            .repairs(1)
            .crashes(),
        stored(Shop.VERIFIED)
            .writer(set(PRICE, 1), delete())
            .writer(save(1, 1, 1), set(PRICE, 0))
            .repairs(1)
            .crashes(),
        stored(Shop.VERIFIED)
            .writer(save(0, 0, 1), delete())
            .writer(save(1, 1, 1), save(0, 0, 0))
            .repairs(1)
            .crashes()
            .keeps(Promise.ROWS_WHOLE),
        Program.on(Shop.VERIFIED)
            .writer(save(0, 0, 0), delete())
            .writer(save(1, 1, 1))
            .repairs(2)
            .crashes()
            .keeps(Promise.ROWS_WHOLE),
        stored(Shop.VERIFIED)
            .writer(set(TITLE, 1), set(PRICE, null))
            .writer(set(PRICE, 1), delete())
            .repairs(1)
            .crashes(),
        stored(Shop.TWO_ITEMS)
            .writer(set(PRICE, 1), set(1, PRICE, 0))
            .writer(set(1, SELLER, 1), set(SELLER, 1))
            .crashes());
  }

  private static List<Program> atomic() {
    return List.of(
        stored(Shop.ATOMIC)
            .writer(set(PRICE, 1))
            .writer(set(SELLER, 1))
            .writer(delete())
            .repairs(1)
            .crashes(),
        stored(Shop.MIXED)
            .writer(set(PRICE, 1), delete())
            .writer(save(1, 1, 1))
            .repairs(1)
            .crashes(),
        stored(Shop.MIXED).writer(set(PRICE, 1)).writer(set(TITLE, 1)).writer(set(SELLER, 1)));
  }

  private static List<Program> blind() {
    return List.of(
        Program.on(Shop.BLIND)
            .writer(save(0, 0, 1), save(0, 1, 0))
            .writer(save(0, 1, 0), save(0, 0, 1))
            .writer(save(0, 1, 1))
            .crashes(),
        stored(Shop.BLIND)
            .writer(set(TITLE, 1))
            .writer(set(TITLE, null), set(NOTE, 1))
            .writer(set(NOTE, null))
            .crashes(),
        stored(Shop.BLIND).writer(set(TITLE, 1)).writer(delete()).repairs(1).crashes(),
        stored(Shop.BESIDE_BLIND)
            .writer(set(PRICE, 1), set(TITLE, 0))
            .writer(set(TITLE, 1), delete())
            .crashes(),
        stored(Shop.BESIDE_BLIND)
            .writer(set(PRICE, 1))
            .writer(set(TITLE, 1))
            .writer(set(NOTE, 1))
            .crashes());
  }

  /** Each writer's changes are one batch. */
  private static List<Program> batches() {
    return List.of(
        both(Shop.TWO_ITEMS)
            .writer(set(PRICE, 1), set(1, PRICE, 1))
            .writer(set(1, SELLER, 1), set(SELLER, 1))
            .repairs(1)
            .crashes()
            .together(),
        both(Shop.TWO_ITEMS)
            .writer(delete(), insert(1, 1, 1, 1, 0))
            .writer(set(PRICE, 1), set(1, NOTE, 1))
            .repairs(1)
            .crashes()
            .together(),
        Program.on(Shop.TWO_BLIND)
            .writer(insert(0, 0, 0, 1, 1), insert(1, 0, 0, 1, 1))
            .writer(insert(0, 0, 0, 0, 1), insert(1, 0, 0, 0, 0))
            .writer(insert(1, 0, 1, 0, 1))
            .crashes()
            .together());
  }

  private static Program both(Shop shop) {
    return Program.on(shop).after(save(0, 0, 0), insert(1, 0, 0, 0, 0));
  }

  private static List<Program> serial() {
    return List.of(
        contended(Shop.SERIAL).writer(set(PRICE, 1)).writer(set(SELLER, 1)).repairs(2).crashes(),
        contended(Shop.SERIAL)
            .writer(set(PRICE, 1))
            .writer(save(1, 1, 1))
            .writer(delete())
            .repairs(1),
        serialTwice(),
        serialAgain(),
        contended(Shop.SERIAL_TWICE)
            .writer(set(PRICE, 1))
            .writer(set(TITLE, 1))
            .repairs(1)
            .crashes(),
        contended(Shop.SERIAL_TWICE)
            .writer(set(PRICE, 1))
            .writer(set(TITLE, 1))
            .writer(set(PRICE, 0)));
  }

  private static Program serialTwice() {
    return contended(Shop.SERIAL)
        .writer(set(PRICE, 1), set(PRICE, 0))
        .writer(set(TITLE, 1))
        .repairs(1);
  }

  private static Program serialAgain() {
    return contended(Shop.SERIAL).writer(delete(), save(0, 0, 1)).writer(set(PRICE, 1)).repairs(1);
  }

  static Stream<Program> ofTheLongSuite() {
    return Stream.of(Shop.values()).flatMap(shop -> pairs(shop).stream()).map(Program::named);
  }

  /** Each change beside each other: on a row that is there or not, with and without faults. */
  private static List<Program> pairs(Shop shop) {
    List<Program> programs = new ArrayList<>();
    for (Mutation one : changes(shop)) {
      for (Mutation other : changes(shop)) {
        Program there = contended(shop).writer(one).writer(other);
        programs.add(there);
        programs.add(there.repairs(1).crashes());
        programs.add(
            contended(shop).writer(one, set(NOTE, 0)).writer(other, save(0, 0, 0)).crashes());
        // an update that meets the first insert of its row may miss its blind entries
        if (!shop.isBlindAlone()) {
          Program absent = there.after();
          programs.add(absent);
          programs.add(absent.repairs(1).crashes());
        }
      }
    }
    return programs;
  }

  private static List<Mutation> changes(Shop shop) {
    List<Mutation> changes =
        new ArrayList<>(
            List.of(
                save(0, 0, 1),
                insert(0, 0, 1, Row.UNSET, Row.UNSET),
                set(PRICE, 1),
                set(PRICE, null),
                set(TITLE, 1),
                set(TITLE, null),
                set(NOTE, 1)));
    if (shop.isAnyBlind()) {
      changes.add(save(0, 1, 1));
    } else {
      changes.addAll(List.of(save(1, 1, 1), set(SELLER, 1), set(SELLER, null)));
    }
    // after a delete, whoever does not say the keys of blind entries may miss them
    if (!shop.isBlindAlone()) {
      changes.add(delete());
    }
    return changes;
  }

  private static Program stored(Shop shop) {
    return Program.on(shop).after(save(0, 0, 0));
  }

  private static Program contended(Shop shop) {
    return stored(shop).clocks(TWO_CLOCKS.toArray(new Integer[0])).attempts(2);
  }
}
