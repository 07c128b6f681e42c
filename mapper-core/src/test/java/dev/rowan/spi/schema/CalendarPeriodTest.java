package dev.rowan.spi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.Seed;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Stored rows depend on each of these values: none of them may change. */
class CalendarPeriodTest {
  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  @ParameterizedTest
  @CsvSource({
    "MINUTES, 1, 2026-11-24T13:07:59Z, 29_925_427, 2026-11-24T13:07:00Z",
    "MINUTES, 15, 2026-11-24T13:07:59Z, 1_995_028, 2026-11-24T13:00:00Z",
    "HOURS, 1, 1969-12-31T23:59:59.999Z, -1, 1969-12-31T23:00:00Z",
    "HOURS, 6, 2026-11-24T13:07:59Z, 83_126, 2026-11-24T12:00:00Z",
    "DAYS, 1, 2024-02-29T23:59:59.999Z, 19_782, 2024-02-29T00:00:00Z",
    "DAYS, 7, 1970-01-07T23:59:59Z, 0, 1970-01-01T00:00:00Z",
    "WEEKS, 1, 1970-01-04T23:59:59Z, 0, 1969-12-29T00:00:00Z",
    "WEEKS, 1, 1970-01-05T00:00:00Z, 1, 1970-01-05T00:00:00Z",
    "WEEKS, 2, 2026-11-24T00:00:00Z, 1_484, 2026-11-16T00:00:00Z",
    "MONTHS, 1, 2026-01-31T23:59:59Z, 672, 2026-01-01T00:00:00Z",
    "MONTHS, 3, 2026-06-30T23:59:59Z, 225, 2026-04-01T00:00:00Z",
    "MONTHS, 1, 1969-12-31T00:00:00Z, -1, 1969-12-01T00:00:00Z",
    "YEARS, 1, 2026-12-31T23:59:59Z, 56, 2026-01-01T00:00:00Z",
    "YEARS, 5, 1969-12-31T23:59:59Z, -1, 1965-01-01T00:00:00Z"
  })
  void aMomentIsInThePeriodThatBeginsBeforeIt(
      ChronoUnit unit, int size, Instant moment, String number, Instant start) {
    CalendarPeriod period = new CalendarPeriod(unit, size);
    long expected = Long.parseLong(number.replace("_", ""));
    assertThat(period.numberOf(moment)).isEqualTo(expected);
    assertThat(period.startOf(expected)).isEqualTo(start);
  }

  @ParameterizedTest
  @EnumSource(
      value = ChronoUnit.class,
      names = {"MINUTES", "HOURS", "DAYS", "WEEKS", "MONTHS", "YEARS"})
  void periodsFollowEachOtherWithoutGap(ChronoUnit unit) {
    for (int round = 0; round < 2_000; round++) {
      CalendarPeriod period = new CalendarPeriod(unit, 1 + random.nextInt(40));
      Instant moment = Instant.ofEpochMilli(random.nextLong() >> 18);
      long number = period.numberOf(moment);
      assertThat(period.startOf(number)).as("seed %d", seed).isBeforeOrEqualTo(moment);
      assertThat(period.startOf(number + 1)).as("seed %d", seed).isAfter(moment);
      assertThat(period.numberOf(period.startOf(number))).as("seed %d", seed).isEqualTo(number);
      assertThat(period.numberOf(period.startOf(number).minusMillis(1)))
          .as("seed %d", seed)
          .isEqualTo(number - 1);
    }
  }

  @Test
  void aPeriodHasADayAMonthAYearAndANumberOfUnits() {
    CalendarPeriod quarters = new CalendarPeriod(ChronoUnit.MONTHS, 3);
    long number = quarters.numberOf(Instant.parse("2026-06-30T12:00:00Z"));
    assertThat(quarters.dayOf(number)).isEqualTo(LocalDate.of(2026, 4, 1));
    assertThat(quarters.monthOf(number)).isEqualTo(YearMonth.of(2026, 4));
    assertThat(quarters.yearOf(number)).isEqualTo(Year.of(2026));
    assertThat(quarters.unitsOf(number)).isEqualTo(675);
    CalendarPeriod decades = new CalendarPeriod(ChronoUnit.YEARS, 10);
    assertThat(decades.unitsAsInt(decades.numberOf(Instant.parse("2026-06-30T12:00:00Z"))))
        .isEqualTo(2020);
    assertThat(quarters).hasToString("3 months");
    assertThat(new CalendarPeriod(ChronoUnit.DAYS, 1)).hasToString("1 day");
    CalendarPeriod minutes = new CalendarPeriod(ChronoUnit.MINUTES, 1);
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(
            () -> minutes.unitsAsInt(minutes.numberOf(Instant.parse("9999-01-01T00:00:00Z"))));
  }

  @Test
  void aTimeIsAMomentADayOrATimeUuid() {
    Instant moment = Instant.parse("2026-11-24T13:07:59.123Z");
    assertThat(CalendarPeriod.momentOf(moment)).isEqualTo(moment);
    assertThat(CalendarPeriod.momentOf(LocalDate.of(2026, 11, 24)))
        .isEqualTo(Instant.parse("2026-11-24T00:00:00Z"));
    assertThat(CalendarPeriod.momentOf(UUID.fromString("13814000-1dd2-11b2-8080-808080808080")))
        .isEqualTo(Instant.EPOCH);
    assertThatIllegalArgumentException().isThrownBy(() -> CalendarPeriod.momentOf(new UUID(0, 0)));
    assertThatIllegalArgumentException().isThrownBy(() -> CalendarPeriod.momentOf("now"));
  }

  @Test
  void otherUnitsAndSizesAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new CalendarPeriod(ChronoUnit.SECONDS, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new CalendarPeriod(ChronoUnit.DAYS, 0));
  }
}
