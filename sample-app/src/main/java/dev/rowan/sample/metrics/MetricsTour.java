package dev.rowan.sample.metrics;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Duration;
import java.time.Instant;

/** Stores values of one metric over two days, and reads the newest ones before a moment. */
public final class MetricsTour implements Tour {
  private static final Instant MIDNIGHT = Instant.parse("2026-05-05T00:00:00Z");
  private static final Duration STEP = Duration.ofMinutes(10);
  private static final int STEPS = 36;
  private static final String SERVER = "db-1";
  private static final String METRIC = "load";

  @Override
  public void show(Rowan rowan, Screen screen) {
    MetricValues values = rowan.dao(MetricValues.class);
    for (int step = -STEPS; step < STEPS; step++) {
      Instant at = MIDNIGHT.plus(STEP.multipliedBy(step));
      values.save(new MetricValue(SERVER, METRIC, at, Math.abs(step) / 4.0));
    }
    screen.heading("Server metrics");
    screen.list(
        "the five newest values before 0:20, across midnight",
        () ->
            values.newest(
                SERVER, METRIC, Range.lessThan(MIDNIGHT.plus(Duration.ofMinutes(20))), Limit.of(5)),
        value -> value.at() + ": " + value.value());
    screen.value(
        "the hours around midnight",
        () -> values.summary(SERVER, METRIC, around(Duration.ofHours(1))));
  }

  private static Range<Instant> around(Duration distance) {
    return Range.closedOpen(MIDNIGHT.minus(distance), MIDNIGHT.plus(distance));
  }
}
