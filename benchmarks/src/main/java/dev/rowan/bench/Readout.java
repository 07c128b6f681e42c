package dev.rowan.bench;

import java.util.SplittableRandom;

/** Makes readings: the same ones for the same numbers. */
final class Readout {
  static final int SENSORS = 2_000;
  static final int PER_SENSOR = 100;
  private static final int KINDS = 40;
  private static final int PLACES = 500;

  private final SplittableRandom random = new SplittableRandom(42);
  private long next = (long) SENSORS * PER_SENSOR;

  static long sensor(long number) {
    return number % SENSORS;
  }

  static long at(long number) {
    return number / SENSORS;
  }

  static String kind(long number) {
    return "kind-" + number % KINDS;
  }

  static String place(long number) {
    return "place-" + number % PLACES;
  }

  static String payload(long number) {
    // about a hundred characters, half of which compress
    return Long.toHexString(number * 0x9E3779B97F4A7C15L).repeat(3) + "-".repeat(50);
  }

  static Reading reading(long number) {
    return new Reading(sensor(number), at(number), kind(number), place(number), payload(number));
  }

  /** Returns the number of a reading that is stored. */
  long stored() {
    return random.nextLong((long) SENSORS * PER_SENSOR);
  }

  /** Returns the number of a reading that is not stored yet. */
  long fresh() {
    return next++;
  }
}
