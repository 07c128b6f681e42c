package dev.rowan.processor;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The time that the processor takes in each of its stages. Not thread-safe. */
final class StageTimes {
  /** The stages of a round, in their order. */
  enum Stage {
    READ,
    PLAN,
    CHECK,
    REPORT,
    GENERATE
  }

  private static final double MILLISECOND = 1_000_000.0;

  private final Map<Stage, Long> nanoseconds = new EnumMap<>(Stage.class);
  private int rounds;

  /** Counts a round. */
  void startRound() {
    rounds++;
  }

  /** Returns the result of a stage, and adds the time that it took. */
  <T> T in(Stage stage, Supplier<T> work) {
    long start = System.nanoTime();
    try {
      return work.get();
    } finally {
      nanoseconds.merge(stage, System.nanoTime() - start, Long::sum);
    }
  }

  /** Runs a stage, and adds the time that it took. */
  void run(Stage stage, Runnable work) {
    in(
        stage,
        () -> {
          work.run();
          return stage;
        });
  }

  /** Returns the times in words, such as {@code 12 ms in 2 rounds: read 7 ms, plan 1 ms}. */
  String text() {
    long all = nanoseconds.values().stream().mapToLong(Long::longValue).sum();
    return "%s in %d round%s: %s"
        .formatted(
            milliseconds(all),
            rounds,
            rounds == 1 ? "" : "s",
            nanoseconds.entrySet().stream()
                .map(
                    each ->
                        each.getKey().name().toLowerCase(Locale.ROOT)
                            + " "
                            + milliseconds(each.getValue()))
                .collect(Collectors.joining(", ")));
  }

  private static String milliseconds(long nanoseconds) {
    return String.format(Locale.ROOT, "%.1f ms", nanoseconds / MILLISECOND);
  }
}
