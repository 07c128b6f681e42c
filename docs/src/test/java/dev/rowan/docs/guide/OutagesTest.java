package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Year;
import java.time.YearMonth;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Years, months and lengths of time are fields, keys, elements and parts of indexes. */
class OutagesTest {
  private static final Outage JULY = outage(YearMonth.of(1969, 7), Duration.ofHours(25));
  private static final Outage DECEMBER = outage(YearMonth.of(1969, 12), Duration.ofNanos(1));
  private static final Outage JANUARY = outage(YearMonth.of(1970, 1), Duration.ofMinutes(90));

  private static Outage outage(YearMonth month, Duration longest) {
    Map<YearMonth, Duration> before = Map.of(month.minusMonths(1), longest.negated());
    return new Outage("north", month, Year.of(1950), longest, before);
  }

  @Test
  void monthsSortByTimeAndLengthsByLength() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Outages outages = rowan.dao(Outages.class);
      outages.save(DECEMBER);
      outages.save(JANUARY);
      outages.save(JULY);

      Range<YearMonth> sinceAugust = Range.atLeast(YearMonth.of(1969, 8));
      assertThat(outages.of("north", Range.all())).containsExactly(JANUARY, DECEMBER, JULY);
      assertThat(outages.of("north", sinceAugust)).containsExactly(JANUARY, DECEMBER);
      assertThat(outages.oldestFirst("north", sinceAugust)).containsExactly(DECEMBER, JANUARY);
      assertThat(outages.ofBuildings(Year.of(1950), Range.atLeast(Duration.ofHours(1))))
          .containsExactly(JULY, JANUARY);
    }
  }

  @Test
  void aLengthThatDoesNotFitIsRefused() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Outage endless = outage(YearMonth.of(2026, 1), Duration.ofDays(365L * 300));
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> rowan.dao(Outages.class).save(endless))
          .withMessageContaining("292 years");
    }
  }
}
