package dev.rowan.internal.index.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Plays changes of few rows by few writers in every order there is, with the planners of
 * production, and holds what is promised against every state.
 */
class ModelTest {
  @Test
  void everyStateKeepsThePromises() {
    assertThat(states(Programs.ofEveryBuild().stream())).isGreaterThan(3_500_000);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rowan.long",
      matches = "true",
      disabledReason = "a long test: -Plong")
  void everyStateOfTheLargestProgramsKeepsThePromises() {
    assertThat(states(Programs.largest().stream())).isGreaterThan(7_000_000);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rowan.long",
      matches = "true",
      disabledReason = "a long test: -Plong")
  void everyPairOfChangesKeepsThePromises() {
    assertThat(states(Programs.ofTheLongSuite())).isGreaterThan(100_000_000);
  }

  @ParameterizedTest
  @EnumSource(Weakness.class)
  void whatIsLeftOutIsMissed(Weakness weakness) {
    assertThat(Search.through(new Model(weakness.program())).broken()).isNull();
    Search.Result result = Search.forTheShortest(weakness.weakened());
    print(weakness.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + result);
    assertThat(result.broken()).isEqualTo(weakness.broken().name());
  }

  /** Until a repair of all tables. */
  @ParameterizedTest
  @EnumSource(Admitted.class)
  void whatIsAdmittedHappens(Admitted admitted) {
    Search.Result result = Search.forTheShortest(new Model(admitted.program()));
    print(admitted.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + result);
    assertThat(result.broken()).isEqualTo(admitted.broken().name());
    assertThat(Search.through(new Model(admitted.program().healed())).broken()).isNull();
  }

  @Test
  void evenLostBatchesAreHealed() {
    Weakness lost = Weakness.BATCHES_LOST;
    assertThat(Search.through(lost.weakened(lost.program().healed())).broken()).isNull();
  }

  private static long states(Stream<Program> programs) {
    long all = 0;
    double seconds = 0;
    for (Program program : (Iterable<Program>) programs::iterator) {
      double before = processorSeconds();
      Search.Result result = Search.through(new Model(program));
      double took = processorSeconds() - before;
      if (result.broken() != null) {
        throw new AssertionError(program.name() + ": " + Search.forTheShortest(new Model(program)));
      }
      if (took > 0.1) {
        print("%s: %,d states in %.1f s".formatted(program.name(), result.states(), took));
      }
      all += result.states();
      seconds += took;
    }
    print("%,d states in %.1f s of processor time".formatted(all, seconds));
    return all;
  }

  /** What this process has used, whatever else the machine does. */
  private static double processorSeconds() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toMillis() / 1e3;
  }

  private static void print(String line) {
    System.out.println(line);
  }
}
