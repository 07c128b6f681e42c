package dev.rowan.processor.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.rowan.annotation.AccessPattern.Latency;
import org.junit.jupiter.api.Test;

class CallHintsTest {
  private static CallHints.Access over(String range) {
    return new CallHints.Access(0, range, 0, 0, Latency.NORMAL, false, Origin.ofType("It"));
  }

  @Test
  void aRangeIsALengthOfTimeWithMonthsOf30Days() {
    assertThat(over("P30D").rangeDays()).hasValue(30);
    assertThat(over("PT24H").rangeDays()).hasValue(1);
    assertThat(over("PT90M").rangeDays().getAsDouble()).isEqualTo(0.0625, within(1e-9));
    assertThat(over("P2M").rangeDays()).hasValue(60);
    assertThat(over("P1Y2D").rangeDays()).hasValue(362);
  }

  @Test
  void aTextThatIsNoLengthOfTimeStatesNone() {
    assertThat(over("").rangeDays()).isEmpty();
    assertThat(over("a month").rangeDays()).isEmpty();
  }
}
