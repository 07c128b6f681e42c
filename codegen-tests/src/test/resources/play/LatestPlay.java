package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.error.UnreadableRowException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import shop.Meters.Point;
import shop.Meters.Reading;
import shop.Meters.Readings;

/** The latest rows, whatever the order of writes. */
public final class LatestPlay implements Play {
  private static final Instant NOON = Instant.parse("2026-02-27T12:00:00Z");

  @Override
  public void on(Rowan rowan) {
    Readings readings = rowan.dao(Readings.class);
    assertThat(readings.exists("a")).isFalse();
    assertThat(readings.latest("a")).isEmpty();
    assertThatThrownBy(() -> readings.latestPoint("a")).isInstanceOf(UnreadableRowException.class);

    readings.save(reading(0, 1, 20.0));
    readings.save(reading(26, 1, 21.5));
    readings.save(reading(25, 1, 18.0)); // late, of the same day
    readings.save(reading(2, 1, 17.0)); // late, of an earlier day
    assertThat(readings.exists("a")).isTrue();
    assertThat(readings.latest("a").orElseThrow().value()).isEqualTo(21.5);
    assertThat(readings.latestPoint("a")).isEqualTo(new Point(at(26), 21.5));
    assertThat(readings.latestOfDay("a", LocalDate.of(2026, 2, 27)).orElseThrow().value())
        .isEqualTo(17.0);
    assertThat(readings.all("a", LocalDate.of(2026, 2, 28))).hasSize(2);

    readings.correct("a", at(26), 1, 22.0);
    assertThat(readings.latestValue("a")).contains(22.0);
    readings.correct("a", at(25), 1, 99.0); // not the latest
    assertThat(readings.latestValue("a")).contains(22.0);

    readings.save(reading(26, 0, 23.0)); // the same time: the first channel
    assertThat(readings.latestValue("a")).contains(23.0);
    assertThat(readings.latest("b")).isEmpty();
  }

  private static Reading reading(int hours, int channel, double value) {
    return new Reading("a", null, at(hours), channel, value, "n");
  }

  private static Instant at(int hours) {
    return NOON.minus(2, ChronoUnit.HOURS).plus(hours, ChronoUnit.HOURS);
  }
}
