package dev.rowan.internal.index.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The first entry of a table of latest rows is that of the latest row, in every order of a few
 * writes and of their messages, also after the first of them expire; and each rule is needed.
 */
class LatestModelTest {
  @Test
  void theFirstEntryIsThatOfTheLatestRow() {
    assertExact(2, 10_000);
    assertExact(3, 1_900_000);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rowan.long",
      matches = "true",
      disabledReason = "a long test: -Plong")
  void theFirstEntryIsThatOfTheLatestRowAfterFourWrites() {
    assertExact(4, 390_000_000);
  }

  private static void assertExact(int writes, long states) {
    LatestModel model = new LatestModel(writes, LatestWeakness.NONE);
    assertThat(model.broken()).isNull();
    print("latest rows, " + writes + " writes: " + model.states() + " states");
    assertThat(model.states()).isGreaterThan(states);
  }

  @ParameterizedTest
  @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void eachRuleIsNeeded(LatestWeakness weakness) {
    String two = new LatestModel(2, weakness).broken();
    String found = two == null ? new LatestModel(3, weakness).broken() : two;
    print("latest rows, " + weakness + ": " + found);
    assertThat(found).isNotNull();
  }

  @SuppressWarnings("SystemOut") // the number of states is part of the result
  private static void print(String line) {
    System.out.println(line);
  }
}
