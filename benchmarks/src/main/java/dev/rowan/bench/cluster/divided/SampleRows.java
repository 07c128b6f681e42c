package dev.rowan.bench.cluster.divided;

import dev.rowan.bench.Metering;
import dev.rowan.bench.Meterings;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.LongFunction;

/** The rows of the turns, which end at the time of the start of this process. */
final class SampleRows {
  static final int METERS = 50;
  static final int PLACES = 50;

  /** Twenty meterings of a day. */
  private static final Duration BETWEEN_METERINGS = Duration.ofMinutes(72);

  private static final int DAYS = 30;
  private static final int METERINGS = METERS * DAYS * 20;
  private static final int SIGHTINGS = PLACES * 800;
  private static final int IN_FLIGHT = 64;
  private static final Instant END =
      Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime());
  private static final String NOTE = "as usual, without anything that is worth a word ".repeat(2);

  private SampleRows() {}

  static long meter(long number) {
    return number % METERS;
  }

  static String place(long number) {
    return "place-" + number % PLACES;
  }

  /** Writes the rows that are read. */
  static void write(Meterings meterings, DividedOperations rows) {
    write(METERINGS, number -> meterings.save(metering(number)));
    write(SIGHTINGS, number -> rows.save(sighting(number)));
  }

  private static void write(long count, LongFunction<CompletionStage<Void>> save) {
    Queue<CompletableFuture<Void>> saving = new ArrayDeque<>(IN_FLIGHT);
    for (long number = 0; number < count; number++) {
      if (saving.size() == IN_FLIGHT) {
        saving.remove().join();
      }
      saving.add(save.apply(number).toCompletableFuture());
    }
    saving.forEach(CompletableFuture::join);
  }

  private static Metering metering(long number) {
    Instant at = END.minus(BETWEEN_METERINGS.multipliedBy(number / METERS));
    return new Metering(meter(number), at, 1, (int) (number % 3_000), NOTE);
  }

  private static Sighting sighting(long number) {
    long step = number / PLACES;
    return new Sighting(place(number), END.minusSeconds(step), "AB " + step % 500, 2, NOTE);
  }

  static Crossing crossing(long number) {
    return new Crossing(
        "gate-" + number % 100, END.plusMillis(number), "AB " + number % 10_000, 2, NOTE);
  }
}
