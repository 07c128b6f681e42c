package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.Period;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class PeriodsTest {
  private static final Instant EVENING = Instant.parse("2026-02-28T22:30:00Z");
  private static final Instant MIDNIGHT = Instant.parse("2026-03-01T00:00:00Z");
  private static final LocalDate LAST = LocalDate.of(2026, 2, 28);
  private static final LocalDate FIRST = LocalDate.of(2026, 3, 1);

  @Test
  void bothEndsAreReached() {
    assertThat(within(Period.DAY, Range.closed(EVENING, MIDNIGHT))).isEqualTo(of(LAST, FIRST));
    assertThat(within(Period.MONTH, Range.closed(EVENING, MIDNIGHT)))
        .isEqualTo(of(LocalDate.of(2026, 2, 1), FIRST));
    assertThat(within(Period.HOUR, Range.closed(EVENING, MIDNIGHT)))
        .isEqualTo(
            of(
                Instant.parse("2026-02-28T22:00:00Z"),
                Instant.parse("2026-02-28T23:00:00Z"),
                MIDNIGHT));
  }

  @Test
  void aPeriodOfWhichNoMomentIsMeantIsNotAsked() {
    assertThat(within(Period.DAY, Range.closedOpen(EVENING, MIDNIGHT))).isEqualTo(of(LAST));
    assertThat(within(Period.DAY, Range.closedOpen(EVENING, MIDNIGHT.plusMillis(1))))
        .isEqualTo(of(LAST, FIRST));
    assertThat(within(Period.DAY, Range.closedOpen(LAST, FIRST))).isEqualTo(of(LAST));
    assertThat(within(Period.MONTH, Range.closedOpen(LAST, FIRST)))
        .isEqualTo(of(LocalDate.of(2026, 2, 1)));
    assertThat(within(Period.HOUR, Range.closedOpen(EVENING, EVENING.plusSeconds(1800))))
        .isEqualTo(of(Instant.parse("2026-02-28T22:00:00Z")));
  }

  @Test
  void nothingIsBetweenALaterAndAnEarlierMoment() {
    assertThat(within(Period.DAY, Range.closed(MIDNIGHT, EVENING))).isEqualTo(of());
    assertThat(within(Period.DAY, Range.closedOpen(MIDNIGHT, MIDNIGHT))).isEqualTo(of());
  }

  @Test
  void aTimeUuidFallsIntoItsPeriod() {
    UUID uuid = UUID.fromString("00000000-0000-1000-8000-000000000000"); // 1582-10-15
    assertThat(within(Period.DAY, Range.closed(uuid, uuid)))
        .isEqualTo(of(LocalDate.of(1582, 10, 15)));
  }

  @Test
  void aRangeNeedsTwoEndsAndAtMostAYearOfDays() {
    Range<Object> year = Range.closed(LAST, LAST.plusDays(365));
    assertThat(within(Period.DAY, year).values()).hasSize(366);
    for (Range<Object> range :
        List.<Range<Object>>of(
            Range.all(),
            Range.atLeast(LAST),
            Range.lessThan(LAST),
            Range.closed(LAST, LAST.plusDays(366)))) {
      assertThatThrownBy(() -> within(Period.DAY, range))
          .isInstanceOf(RejectedInputException.class)
          .hasMessageContaining("range of at")
          .hasMessageNotContaining("2026");
    }
  }

  private static AnyOf within(Period period, Range<?> range) {
    return Periods.within("at", period, range.map(end -> end));
  }

  private static AnyOf of(Object... periods) {
    return new AnyOf(List.of(periods));
  }
}
