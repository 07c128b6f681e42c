package dev.rowan.processor.quantity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PatternPeriodTest {
  @ParameterizedTest
  @CsvSource({
    "yyyy, 365",
    "yyyy-QQQ, 91",
    "yyyyMM, 30",
    "YYYY-ww, 7",
    "yyyyMMdd, 1",
    "uuDDD, 1",
    "yyyy-MM-dd a, 0.5"
  })
  void knowsThePeriodOfAPattern(String pattern, double days) {
    assertThat(PatternPeriod.days(pattern)).hasValue(days);
  }

  @Test
  void knowsPeriodsOfADay() {
    assertThat(PatternPeriod.days("yyyyMMddHH").orElseThrow() * 24).isEqualTo(1);
    assertThat(PatternPeriod.days("yyyyMMddHHmm").orElseThrow() * 24 * 60).isEqualTo(1);
    assertThat(PatternPeriod.days("yyyyMMddHHmmss").orElseThrow() * 86_400).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"MMdd", "HH", "EEE", "'year'", "{", "bbb"})
  void aTextThatReturnsIsNoPeriod(String pattern) {
    assertThat(PatternPeriod.days(pattern)).isEmpty();
  }
}
