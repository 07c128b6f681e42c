package dev.rowan.spi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ComponentTest {
  private static final Instant AT = Instant.parse("2026-03-31T23:59:59.999Z");

  @Test
  void momentsDaysAndTimeUuidsHavePeriods() {
    assertThat(Period.HOUR.of(AT)).isEqualTo(Instant.parse("2026-03-31T23:00:00Z"));
    assertThat(Period.DAY.of(AT)).isEqualTo(LocalDate.of(2026, 3, 31));
    assertThat(Period.WEEK.of(AT)).as("its Monday").isEqualTo(LocalDate.of(2026, 3, 30));
    assertThat(Period.MONTH.of(AT)).isEqualTo(LocalDate.of(2026, 3, 1));
    assertThat(Period.YEAR.of(AT)).isEqualTo(2026);
    LocalDate day = LocalDate.of(1969, 12, 31);
    assertThat(Period.DAY.of(day)).isEqualTo(day);
    assertThat(Period.WEEK.of(day)).isEqualTo(LocalDate.of(1969, 12, 29));
    assertThat(Period.MONTH.of(day)).isEqualTo(LocalDate.of(1969, 12, 1));
    assertThat(Period.YEAR.of(day)).isEqualTo(1969);
    assertThat(Period.HOUR.of(day)).isEqualTo(Instant.parse("1969-12-31T00:00:00Z"));
    assertThat(Period.HOUR.of(Instant.ofEpochMilli(-1)))
        .isEqualTo(Instant.parse("1969-12-31T23:00:00Z"));
    // the time UUIDs of 1970, and the first ones
    assertThat(Period.DAY.of(UUID.fromString("13814000-1dd2-11b2-8000-000000000000")))
        .isEqualTo(LocalDate.EPOCH);
    assertThat(Period.DAY.of(UUID.fromString("00000000-0000-1000-8000-000000000000")))
        .isEqualTo(LocalDate.of(1582, 10, 15));
  }

  @Test
  void nothingElseHasAPeriod() {
    UUID random = UUID.fromString("f47ac10b-58cc-4372-a567-0e02b2c3d479");
    assertThatIllegalArgumentException().isThrownBy(() -> Period.DAY.of(random));
    assertThatIllegalArgumentException().isThrownBy(() -> Period.DAY.of("2026"));
  }

  @Test
  void aPeriodIsStoredAsItsType() {
    for (Period period : Period.values()) {
      assertThat(period.of(AT)).isInstanceOf(period.type().valueType().javaType());
    }
  }

  @Test
  void formatsAreInUtc() {
    Component text = new Component.FormatOf(0, new TimeFormat("yyyyMMdd HH"));
    assertThat(text.valueOf(AT)).isEqualTo("20260331 23");
    assertThat(text.valueOf(LocalDate.of(2026, 3, 31))).isEqualTo("20260331 00");
    assertThat(text).isEqualTo(new Component.FormatOf(0, new TimeFormat("yyyyMMdd HH")));
    assertThat(text).isNotEqualTo(new Component.FormatOf(0, new TimeFormat("yyyyMMdd")));
  }

  /** The build runs this test with a Turkish locale too, where {@code I} has another lower case. */
  @Test
  void lowerCaseDoesNotDependOnTheLocale() {
    assertThat(new Component.LowerOf(0).valueOf("IDA@EXAMPLE.ORG")).isEqualTo("ida@example.org");
    assertThat(new Component.LowerOf(0).valueOf("STRASSE Ä")).isEqualTo("strasse ä");
  }
}
