package dev.rowan.sample.logs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class LineIdTest {
  private static final Instant AT = Instant.parse("2026-03-01T12:00:00.250Z");

  @Test
  void isATimeUuidOfTheLinesTime() {
    UUID id = LineId.of(AT, 7, "a.log", 8, "text");
    assertThat(id.version()).isEqualTo(1);
    assertThat(id.variant()).isEqualTo(2);
    assertThat(id.timestamp()).isEqualTo((AT.toEpochMilli() + 12_219_292_800_000L) * 10_000 + 7);
  }

  @Test
  void isTheSameForTheSameLine() {
    assertThat(LineId.of(AT, 7, "a.log", 8, "text"))
        .isEqualTo(LineId.of(AT, 7, "a.log", 8, "text"));
  }

  @Test
  void differsWithFilePlaceAndText() {
    UUID id = LineId.of(AT, 7, "a.log", 8, "text");
    assertThat(id)
        .isNotEqualTo(LineId.of(AT, 7, "b.log", 8, "text"))
        .isNotEqualTo(LineId.of(AT, 7, "a.log", 9, "text"))
        .isNotEqualTo(LineId.of(AT, 7, "a.log", 8, "texts"));
  }

  @Test
  void differsForEqualLinesOfOneMoment() {
    Set<UUID> ids = new HashSet<>();
    for (int number = 0; number < 200_000; number++) {
      ids.add(LineId.of(AT, 0, "a.log", number, "text"));
    }
    assertThat(ids).hasSize(200_000);
  }
}
