package dev.rowan.internal.index.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.internal.index.model.UniqueModel.Request;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No two rows ever have one unique value, and each value that a row has is reserved for it, in
 * every state; and each rule of the protocol is needed for that.
 */
class UniqueModelTest {
  /** Two writers want the value for one row, and one for another. */
  private static final List<List<Request>> RACE =
      List.of(
          List.of(new Request(0, true)),
          List.of(new Request(1, true)),
          List.of(new Request(0, true)));

  /** The same, and the row gives the value up. */
  private static final List<List<Request>> FIGHT =
      List.of(
          List.of(new Request(0, true), new Request(0, false)),
          List.of(new Request(1, true)),
          List.of(new Request(0, true)));

  private static final List<List<Request>> BACK_AND_FORTH =
      List.of(
          List.of(new Request(0, true), new Request(0, false), new Request(0, true)),
          List.of(new Request(1, true), new Request(1, false)));

  /** Two rows want the value, and a repair gives back what is left of it. */
  private static final List<List<Request>> REPAIRED =
      List.of(
          List.of(new Request(0, true)), List.of(new Request(1, true)), List.of(Request.REPAIR));

  @Test
  void noStateHasAValueTwiceBesideARepair() {
    long repaired = new UniqueModel(REPAIRED, 1, UniqueWeakness.NONE).states();
    print("unique values beside a repair: " + repaired + " states");
    assertThat(repaired).isGreaterThan(20_000);
  }

  @Test
  void noStateHasAValueTwice() {
    long back = new UniqueModel(BACK_AND_FORTH, 1, UniqueWeakness.NONE).states();
    print("unique values: " + back + " states");
    assertThat(back).isGreaterThan(20_000);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rowan.long",
      matches = "true",
      disabledReason = "a long test: -Plong")
  void noStateHasAValueTwiceAfterTwoFaults() {
    assertThat(new UniqueModel(REPAIRED, 2, UniqueWeakness.NONE).states()).isGreaterThan(600_000);
    assertThat(new UniqueModel(BACK_AND_FORTH, 2, UniqueWeakness.NONE).states())
        .isGreaterThan(350_000);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rowan.long",
      matches = "true",
      disabledReason = "a long test: -Plong")
  void noStateHasAValueTwiceInARace() {
    long race = new UniqueModel(RACE, 1, UniqueWeakness.NONE).states();
    print("unique values in a race: " + race + " states");
    assertThat(race).isGreaterThan(4_000_000);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rowan.long",
      matches = "true",
      disabledReason = "a long test: -Plong")
  void noStateHasAValueTwiceHoweverMuchIsLost() {
    assertThat(new UniqueModel(FIGHT, 1, UniqueWeakness.NONE).states()).isGreaterThan(5_000_000);
    assertThat(new UniqueModel(RACE, 2, UniqueWeakness.NONE).states()).isGreaterThan(500_000);
  }

  @ParameterizedTest
  @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void whatIsLeftOutIsMissed(UniqueWeakness weakness) {
    List<List<Request>> requests =
        switch (weakness) {
          case RESERVES_AGAIN -> RACE;
          case REPAIRS_WITHOUT_FENCE -> REPAIRED;
          default -> FIGHT;
        };
    long broken = new UniqueModel(requests, 1, weakness).states();
    print("unique values, " + weakness + ": " + broken);
    assertThat(broken).isNegative();
  }

  @SuppressWarnings("SystemOut") // how far the search went is part of the result
  private static void print(String line) {
    System.out.println(line);
  }
}
