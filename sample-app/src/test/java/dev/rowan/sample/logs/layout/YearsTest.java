package dev.rowan.sample.logs.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalTime;
import org.junit.jupiter.api.Test;

class YearsTest {
  private static final LocalTime NOON = LocalTime.NOON;

  @Test
  void neverPutsALineMoreThanADayAfterTheEnd() {
    Years years = new Years(Instant.parse("2026-03-01T11:00:00Z"));
    assertThat(years.latest(3, 1, NOON)).contains(Instant.parse("2026-03-01T12:00:00Z"));
    assertThat(years.latest(3, 2, NOON)).contains(Instant.parse("2025-03-02T12:00:00Z"));
  }

  @Test
  void givesALogThatRunsIntoJanuaryTwoYears() {
    Years years = new Years(Instant.parse("2026-01-02T00:00:00Z"));
    assertThat(years.latest(12, 31, NOON)).contains(Instant.parse("2025-12-31T12:00:00Z"));
    assertThat(years.latest(1, 1, NOON)).contains(Instant.parse("2026-01-01T12:00:00Z"));
  }

  @Test
  void findsTheLastLeapDay() {
    assertThat(new Years(Instant.parse("2026-06-01T00:00:00Z")).latest(2, 29, NOON))
        .contains(Instant.parse("2024-02-29T12:00:00Z"));
    assertThat(new Years(Instant.parse("2103-06-01T00:00:00Z")).latest(2, 29, NOON))
        .contains(Instant.parse("2096-02-29T12:00:00Z"));
  }

  @Test
  void hasNoMomentForADayThatNoYearHas() {
    Years years = new Years(Instant.parse("2026-06-01T00:00:00Z"));
    assertThat(years.latest(2, 30, NOON)).isEmpty();
    assertThat(years.latest(13, 1, NOON)).isEmpty();
  }

  @Test
  void readsTwoDigitsAsTheLatestSuchYear() {
    Years years = new Years(Instant.parse("2026-06-01T00:00:00Z"));
    assertThat(years.endingWith(26)).isEqualTo(2026);
    assertThat(years.endingWith(27)).isEqualTo(1927);
    assertThat(years.endingWith(8)).isEqualTo(2008);
  }
}
