package dev.rowan.internal.index.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Plays repairs and builds beside writers in every order there is, by the audit and the planner of
 * production: what was acknowledged stays, and what is there keeps its entries.
 */
class RoundTest {
  @Test
  void everyStateBesideARepairKeepsThePromises() {
    assertThat(states(Rounds.ofEveryBuild())).isGreaterThan(300_000);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rowan.long",
      matches = "true",
      disabledReason = "a long test: -Plong")
  void everyStateOfTheLargestPairsKeepsThePromises() {
    assertThat(states(Rounds.largest())).isGreaterThan(8_000_000);
  }

  private static long states(List<Rounds.Pair> pairs) {
    long all = 0;
    for (Rounds.Pair pair : pairs) {
      Search.Result result = Search.through(pair.model());
      if (result.broken() != null) {
        throw new AssertionError(pair + ": " + Search.forTheShortest(pair.model()));
      }
      print("%s: %,d states".formatted(pair, result.states()));
      all += result.states();
    }
    return all;
  }

  @ParameterizedTest
  @EnumSource
  void whatIsLeftOutIsMissed(RoundWeakness weakness) {
    assertThat(Search.through(weakness.right()).broken()).isNull();
    Search.Result result = Search.forTheShortest(weakness.weakened());
    print(weakness.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + result);
    assertThat(result.broken()).isEqualTo(weakness.broken().name());
  }

  private static void print(String line) {
    System.out.println(line);
  }
}
