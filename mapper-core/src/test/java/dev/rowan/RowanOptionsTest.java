package dev.rowan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.annotation.Consistency;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RowanOptionsTest {
  @Test
  void changesOneOptionAndKeepsTheOthers() {
    byte[] secret = new byte[20];
    RowanOptions options =
        RowanOptions.defaults()
            .withReads(ReadOptions.at(Consistency.ONE))
            .withWrites(CallOptions.at(Consistency.ALL))
            .withTimeout(Duration.ofSeconds(3))
            .withPageTokenSecret(secret);
    assertThat(options.reads()).isEqualTo(ReadOptions.at(Consistency.ONE));
    assertThat(options.writes()).isEqualTo(CallOptions.at(Consistency.ALL));
    assertThat(options.timeout()).isEqualTo(Duration.ofSeconds(3));
    assertThat(options.pageTokenSecret()).isEqualTo(secret);
    assertThat(options.withTimeout(Duration.ofSeconds(4)).pageTokenSecret()).isEqualTo(secret);
    assertThat(RowanOptions.defaults().timeout()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void copiesTheSecret() {
    byte[] secret = new byte[16];
    RowanOptions options = RowanOptions.defaults().withPageTokenSecret(secret);
    secret[0] = 1;
    options.pageTokenSecret()[1] = 1;
    assertThat(options.pageTokenSecret()).containsOnly(0);
  }

  @Test
  void rejectsALimitThatIsNotPositive() {
    for (Duration limit : new Duration[] {Duration.ZERO, Duration.ofNanos(-1)}) {
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> RowanOptions.defaults().withTimeout(limit))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.ARGUMENT_REJECTED));
    }
  }

  @Test
  void rejectsAShortSecretWithoutRepeatingIt() {
    byte[] secret = "only 15 letters".getBytes(StandardCharsets.US_ASCII);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> RowanOptions.defaults().withPageTokenSecret(secret))
        .withMessageContaining("15 bytes")
        .satisfies(e -> assertThat(e).hasMessageNotContaining("letters"));
  }
}
