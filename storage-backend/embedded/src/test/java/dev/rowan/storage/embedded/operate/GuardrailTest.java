package dev.rowan.storage.embedded.operate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ErrorCode;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.value.Row;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuardrailTest {
  @TempDir Path directory;

  @Test
  void warnsOfReadsAndWrites() {
    String options =
        "?value-refuse=100&batch-warn=50&batch-refuse=off&batch-partitions-warn=2"
            + "&dead-rows-warn=1&dead-rows-refuse=3";
    try (Notes notes = Notes.with(directory, options)) {
      assertThatThrownBy(() -> notes.save(0, "x".repeat(101)))
          .hasMessageContaining(ErrorCode.GUARDRAIL.code());
      assertThat(notes.count()).isZero();
      for (int number = 0; number < 4; number++) {
        notes.save(number);
        delete(notes, number);
        if (number < 3) {
          assertThat(notes.numbers(0)).isEmpty();
        }
      }
      assertThatThrownBy(() -> notes.numbers(0)).hasMessageContaining("R-05");
      assertThat(stats(notes, Guardrail.VALUE_SIZE).refusals()).isEqualTo(1);
      assertThat(stats(notes, Guardrail.BATCH_BYTES).warnings()).isEqualTo(4);
      assertThat(stats(notes, Guardrail.BATCH_PARTITIONS).warnings()).isEqualTo(4);
      assertThat(stats(notes, Guardrail.DEAD_ROWS).warnings()).isEqualTo(2);
      assertThat(stats(notes, Guardrail.DEAD_ROWS).refusals()).isEqualTo(1);
    }
  }

  private static void delete(Notes notes, int number) {
    Row key = Row.unset(3).set(0, 0).set(1, number).build();
    notes.apply(MutationSet.of(Change.of(DeleteRow.of(Notes.NOTES, key, TimestampOffset.NONE))));
  }

  private static GuardrailStats stats(Notes notes, Guardrail guardrail) {
    return notes.storage().stats().guardrails().stream()
        .filter(stats -> stats.guardrail() == guardrail)
        .findFirst()
        .orElseThrow();
  }
}
