package dev.rowan.docs.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.value.CqlDuration;
import java.time.ZonedDateTime;
import org.junit.jupiter.api.Test;

/** What a program does with a duration of months and days. */
class CqlDurationTest {
  @Test
  void isAddedToATimeOfAZone() {
    ZonedDateTime bought = ZonedDateTime.parse("2024-01-31T12:00:00+01:00[Europe/Paris]");
    // tag::api-cql-duration[]
    CqlDuration warranty = new CqlDuration(6, 14, 0); // six months and two weeks
    ZonedDateTime end =
        bought
            .plusMonths(warranty.months())
            .plusDays(warranty.days())
            .plusNanos(warranty.nanoseconds());
    // end::api-cql-duration[]
    assertThat(end).isEqualTo("2024-08-14T12:00:00+02:00[Europe/Paris]");
  }
}
