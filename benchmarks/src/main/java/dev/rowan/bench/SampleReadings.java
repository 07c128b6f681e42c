package dev.rowan.bench;

import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.SplittableRandom;

/**
 * Creates readings and settings, always the same for the same numbers. Each thread draws numbers
 * from its own instance, whose fresh numbers no other thread uses.
 */
public final class SampleReadings {
  static final int SENSORS = 2_000;
  static final int PER_SENSOR = 100;
  static final long STORED = (long) SENSORS * PER_SENSOR;

  /** The number of meterings that a read asks for; each is three days older than the next. */
  static final int NEWEST = 10;

  static final int DAYS_BETWEEN = 3;
  private static final Instant START =
      Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime());
  private static final int KINDS = 40;
  private static final int PLACES = 500;

  private static final long FRESH_PER_THREAD = 1L << 40;

  private final SplittableRandom random;
  private long next;

  SampleReadings(int thread) {
    this.random = new SplittableRandom(42L + thread);
    this.next = STORED + thread * FRESH_PER_THREAD;
  }

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
    // About a hundred characters, half of which compress.
    return Long.toHexString(number * 0x9E3779B97F4A7C15L).repeat(3) + "-".repeat(50);
  }

  static String otherPayload(long number) {
    return payload(number + 1);
  }

  /** Returns the reading of a number. */
  public static SensorReading reading(long number) {
    return new SensorReading(
        sensor(number), at(number), kind(number), place(number), payload(number));
  }

  static Gauge gauge(long number) {
    return new Gauge(sensor(number), at(number), kind(number), place(number), payload(number));
  }

  static Setting setting(long number) {
    return new Setting(sensor(number), at(number), kind(number), place(number), payload(number));
  }

  /** Returns the metering of a number; lower numbers are newer. */
  static Metering metering(long number) {
    Instant at = START.minus(at(number) * DAYS_BETWEEN, ChronoUnit.DAYS);
    return new Metering(sensor(number), at, 1, (int) (number % 3_000), payload(number));
  }

  /** Returns the number of a stored reading. */
  long stored() {
    return random.nextLong(STORED);
  }

  /** Returns the number of a reading that is not stored yet. */
  long fresh() {
    return next++;
  }
}
