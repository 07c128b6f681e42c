package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes by statements: columns, elements, fields and ranges, on each store. */
class CratesTest extends OnEachStore {
  private static final String SHIP = "ünï 's";

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Crates crates = rowan.dao(Crates.class);
      columns(crates);
      parts(crates);
      nulls(crates);
      inserts(rowan, crates);
      removals(crates);
      assertThat(StatementWritesTest.clean(rowan, CrateMapping.INSTANCE)).isTrue();
    }
  }

  private static Crate crate(int number, @Nullable String label) {
    return new Crate(
        SHIP,
        number,
        null,
        "north",
        number,
        label,
        Set.of("new", "heavy"),
        List.of("b", "c"),
        Map.of("x", 1, "y", 2),
        new Crate.Spot("blue", 4));
  }

  private static Crate found(Crates crates, int number) {
    return crates.find(SHIP, number).orElseThrow();
  }

  private static void columns(Crates crates) {
    crates.save(crate(1, "one"));
    crates.move(SHIP, 1, "south", 9);
    assertThat(found(crates, 1).weight()).isEqualTo(9);
    assertThat(crates.in("south")).extracting(Crates.Entry::label).containsExactly("one");
    assertThat(crates.in("north")).isEmpty();

    crates.hire(SHIP, "ann").toCompletableFuture().join();
    assertThat(found(crates, 1).captain()).isEqualTo("ann");
    crates.dismiss(SHIP);
    assertThat(found(crates, 1).captain()).isNull();
    assertThatThrownBy(() -> crates.move(null, 1, "south", 9))
        .isInstanceOf(RejectedInputException.class);
  }

  private static void parts(Crates crates) {
    crates.save(crate(7, "seven"));
    crates.check(SHIP, "ünï", List.of("d", "e"), "z", 5);
    Crate checked = found(crates, 7);
    assertThat(checked.tags()).containsExactlyInAnyOrder("new", "heavy", "ünï", "checked");
    assertThat(checked.stops()).containsExactly("b", "c", "d", "e");
    assertThat(checked.seals()).isEqualTo(Map.of("x", 1, "y", 2, "z", 5));
    assertThat(checked.spot()).isEqualTo(new Crate.Spot("blue", null));
    assertThat(entry(crates, 7).tags()).isEqualTo(checked.tags());

    crates.change(SHIP, 7, Set.of("new", "unknown"), List.of("a"));
    Crate changed = found(crates, 7);
    assertThat(changed.tags()).containsExactlyInAnyOrder("heavy", "ünï", "checked");
    assertThat(changed.stops()).containsExactly("a", "b", "c", "d", "e");
    assertThat(changed.seals()).isEqualTo(Map.of("y", 2, "z", 5));
    assertThat(entry(crates, 7).tags()).isEqualTo(changed.tags());

    crates.seal(SHIP, 7, Map.of("w", 8), "c");
    crates.parts(SHIP, 7, "y", "v", 1, "B", "red");
    Crate sealed = found(crates, 7);
    assertThat(sealed.seals()).isEqualTo(Map.of("w", 8, "y", 1, "z", 5, "v", 2));
    assertThat(sealed.stops()).containsExactly("a", "B", "d", "e");
    assertThat(sealed.spot()).isEqualTo(new Crate.Spot("red", 3));

    crates.parts(SHIP, 7, "heavy");
    crates.unseal(SHIP, 7, "w");
    Crate without = found(crates, 7);
    assertThat(without.tags()).containsExactlyInAnyOrder("ünï", "checked");
    assertThat(without.stops()).containsExactly("B", "d", "e");
    assertThat(without.spot()).isEqualTo(new Crate.Spot("red", null));
    assertThat(without.seals()).doesNotContainKey("w");
    assertThat(without.label()).isNull();

    crates.replace(SHIP, 7, "only");
    Crate replaced = found(crates, 7);
    assertThat(replaced.tags()).containsExactly("only");
    assertThat(replaced.stops()).containsExactly("only", "b");
    assertThat(replaced.seals()).isEqualTo(Map.of("only", 5));
    crates.clear(SHIP, 7);
    Crate cleared = found(crates, 7);
    assertThat(cleared.tags()).isEmpty();
    assertThat(cleared.stops()).isEmpty();
    assertThat(cleared.seals()).isEmpty();
    assertThat(cleared.spot()).isNull();
    assertThat(cleared.weight()).isEqualTo(7);
  }

  private static Crates.Entry entry(Crates crates, int number) {
    return crates.in("north").stream()
        .filter(each -> each.number() == number)
        .findFirst()
        .orElseThrow();
  }

  /** No elements change nothing; a null is refused before anything is sent. */
  private static void nulls(Crates crates) {
    crates.save(crate(8, "eight"));
    Crate before = found(crates, 8);
    crates.change(SHIP, 8, Set.of(), List.of());
    assertThat(found(crates, 8).tags()).isEqualTo(before.tags());
    assertThat(found(crates, 8).stops()).isEqualTo(before.stops());
    crates.seal(SHIP, 8, Map.of(), "none");
    crates.seal(SHIP, 8, Map.of()); // a statement without a change
    assertThat(found(crates, 8).seals()).isEqualTo(Map.of("y", 2));
    crates.parts(SHIP, 8, "a", "b", 0, null, null);
    assertThat(found(crates, 8).stops()).containsExactly("c");
    assertThat(found(crates, 8).spot()).isEqualTo(new Crate.Spot(null, 3));
    Crate after = found(crates, 8);
    assertRejected(() -> crates.change(SHIP, 8, null, List.of()));
    assertRejected(
        () -> crates.change(SHIP, 8, new HashSet<>(Arrays.asList("a", null)), List.of()));
    assertRejected(() -> crates.change(SHIP, 8, Set.of(), Collections.singletonList(null)));
    assertRejected(() -> crates.parts(SHIP, 8, "same", "same", 0, "s", "h"));
    assertRejected(() -> crates.parts(SHIP, 8, null, "b", 0, "s", "h"));
    assertRejected(() -> crates.parts(SHIP, 8, "a", "b", -1, "s", "h"));
    assertRejected(() -> crates.parts(SHIP, 8, "a", "b", 99, "s", "h"));
    assertRejected(() -> crates.replace(SHIP, 8, null));
    assertRejected(() -> crates.parts(SHIP, 8, null));
    assertThat(found(crates, 8)).isEqualTo(after);
  }

  private static void assertRejected(Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(RejectedInputException.class);
  }

  private static void inserts(Rowan rowan, Crates crates) {
    crates.load(SHIP, 20, "east", "twenty");
    assertThat(found(crates, 20).label()).isEqualTo("twenty");
    assertThat(found(crates, 20).tags()).isEmpty();
    crates.load(SHIP, 20, "west", null); // null leaves the label, as with @Insert
    assertThat(found(crates, 20).label()).isEqualTo("twenty");
    assertThat(crates.in("east")).isEmpty();
    assertThat(crates.in("west"))
        .containsExactly(new Crates.Entry(SHIP, 20, 0, "twenty", Set.of()));

    Crate.Spot spot = new Crate.Spot("red", 1);
    rowan.commit(
        crates.planned(SHIP, 21, "west", 3, "l", "t", "s", "k", 9, spot), crates.losing(SHIP, 20));
    assertThat(found(crates, 21))
        .isEqualTo(
            new Crate(
                SHIP,
                21,
                "Ünï 's",
                "west",
                3,
                "l",
                Set.of("new", "t"),
                List.of("a", "s"),
                Map.of("k", 1, "x", 9),
                spot));
    assertThat(crates.in("west")).extracting(Crates.Entry::number).containsExactly(21);
    assertThat(crates.in("lost")).extracting(Crates.Entry::number).containsExactly(20);

    crates.briefly(SHIP, 22, "west", 1, Duration.ofDays(1));
    assertThat(crates.in("west")).extracting(Crates.Entry::number).containsExactly(21, 22);
    assertRejected(() -> crates.briefly(SHIP, 22, "west", 1, null));
    assertRejected(() -> crates.briefly(SHIP, 22, "west", 1, Duration.ofMillis(1)));
  }

  private static void removals(Crates crates) {
    for (int number = 1; number < 9; number++) {
      crates.save(crate(number, null));
    }
    crates.remove(SHIP, 8).toCompletableFuture().join();
    crates.removeEach(SHIP, List.of(6, 7, 6));
    crates.removeTwo(SHIP, WriteOptions.NONE);
    assertThat(crates.on(SHIP)).extracting(Crate::number).containsExactly(3, 4, 5, 20, 21, 22);
    crates.unload(SHIP, 5);
    assertThat(crates.on(SHIP)).extracting(Crate::number).containsExactly(3, 4);
    assertThat(crates.in("north")).extracting(Crates.Entry::number).containsExactly(4, 3);
    crates.tranship(SHIP, "other", 3, "south", 9);
    assertThat(crates.on(SHIP)).extracting(Crate::number).containsExactly(4);
    assertThat(crates.on("other")).extracting(Crate::depot).containsExactly("south");
    assertThat(crates.in("south")).extracting(Crates.Entry::ship).containsExactly("other");
    crates.removeAll(SHIP, "other");
    assertThat(crates.on(SHIP)).isEmpty();
    assertThat(crates.in("north")).isEmpty();
    crates.save(crate(1, "left"));
  }
}
