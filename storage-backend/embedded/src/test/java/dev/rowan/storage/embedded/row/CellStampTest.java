package dev.rowan.storage.embedded.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.Upsert;
import org.junit.jupiter.api.Test;

class CellStampTest {
  private static final byte[] A = {'a'};

  @Test
  void whatIsWrittenWithATtlIsDeadFromTheSecondInWhichItEnds() {
    CellStamp stamp = new CellStamp(10, 5, 100, () -> 1);
    assertThat(stamp.cell(A)).isEqualTo(Cell.expiring(10, 5, 105, A));
    assertThat(stamp.cell(A).isLive(104)).isTrue();
    assertThat(stamp.cell(A).isLive(105)).isFalse();
    assertThat(RowMarker.of(stamp)).isEqualTo(new RowMarker(10, 5, 105));
  }

  @Test
  void whatIsWrittenWithoutOneStays() {
    CellStamp stamp = new CellStamp(10, 0, 100, () -> 1);
    assertThat(stamp.cell(A)).isEqualTo(Cell.live(10, A));
    assertThat(RowMarker.of(stamp)).isEqualTo(RowMarker.of(10));
    assertThat(stamp.tombstone()).isEqualTo(Cell.tombstone(10, 100));
  }

  @Test
  void refusesTtlsBelowZeroAndBeyondTwentyYears() {
    assertRefused(-1, 100);
    assertRefused(Upsert.MAX_TTL + 1, 100);
    assertThat(new CellStamp(1, Upsert.MAX_TTL, 100, () -> 1).ttl()).isEqualTo(Upsert.MAX_TTL);
  }

  @Test
  void refusesTtlsThatEndAfterTheLastSecondThatCanBeStored() {
    assertThat(new CellStamp(1, 5, Cell.LAST_SECOND - 5, () -> 1).cell(A).end())
        .isEqualTo(Cell.LAST_SECOND);
    assertRefused(5, Cell.LAST_SECOND - 4);
  }

  private static void assertRefused(int ttl, long now) {
    assertThatThrownBy(() -> new CellStamp(1, ttl, now, () -> 1))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.ARGUMENT_REJECTED));
  }
}
