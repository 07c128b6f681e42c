package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;

/** Stated numbers change nothing at run time: neither sizes nor rates are checked. */
public final class NumbersPlay implements Play {
  private static final YearMonth MAY = YearMonth.of(2024, 5);
  private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

  @Override
  public void on(Rowan rowan) {
    Readings readings = rowan.dao(Readings.class);
    String longer = "s".repeat(41); // the stated maximum is 40
    Reading first = new Reading(longer, MAY, NOON, "hall", 1);
    Reading second = new Reading(longer, MAY, NOON.plusSeconds(1), "hall", 2);
    readings.save(first);
    readings.save(second);

    assertThat(readings.find(longer, MAY, NOON)).contains(first);
    assertThat(readings.latest(longer, MAY, Limit.of(1))).containsExactly(second);
    assertThat(
            readings
                .at("hall", LocalDate.of(2024, 5, 1), PageRequest.first(10))
                .items())
        .isEqualTo(List.of(second, first));
    assertThat(readings.between("hall", Range.closed(NOON.minusSeconds(86_400), NOON)))
        .containsExactly(first);
  }
}
