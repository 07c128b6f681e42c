package dev.rowan.storage.embedded.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CellTest {
  private static final byte[] A = {'a'};
  private static final byte[] B = {'b'};

  @Test
  void theHigherTimestampWinsWhateverTheKind() {
    assertWins(Cell.live(2, A), Cell.tombstone(1, 9));
    assertWins(Cell.tombstone(2, 9), Cell.live(1, A));
    assertWins(Cell.live(-1, A), Cell.live(-2, B));
    assertWins(Cell.live(Long.MAX_VALUE, A), Cell.live(Long.MIN_VALUE + 1, B));
  }

  @Test
  void atOneTimestampAnExpiringCellOrTombstoneWinsOverALiveCell() {
    assertWins(Cell.expiring(1, 5, 6, A), Cell.live(1, B));
    assertWins(Cell.tombstone(1, 5), Cell.live(1, B));
  }

  @Test
  void atOneTimestampATombstoneWinsOverAnExpiringCellHoweverLateItEnds() {
    assertWins(Cell.tombstone(1, 1), Cell.expiring(1, 5, 100, B));
  }

  @Test
  void atOneTimestampTheLaterEndWins() {
    assertWins(Cell.expiring(1, 5, 7, A), Cell.expiring(1, 4, 6, B));
    assertWins(Cell.tombstone(1, 7), Cell.tombstone(1, 6));
  }

  @Test
  void withOneEndTheLowerTtlWins() {
    assertWins(Cell.expiring(1, 4, 7, A), Cell.expiring(1, 5, 7, B));
  }

  @Test
  void elseTheLargerValueWinsByUnsignedBytes() {
    assertWins(Cell.live(1, B), Cell.live(1, A));
    assertWins(Cell.live(1, new byte[] {-1}), Cell.live(1, new byte[] {1}));
    assertWins(Cell.live(1, A), Cell.live(1, new byte[0]));
    assertWins(Cell.expiring(1, 5, 6, B), Cell.expiring(1, 5, 6, A));
  }

  @Test
  void isDeadFromTheSecondOfItsEndOn() {
    Cell cell = Cell.expiring(1, 5, 10, A);
    assertThat(cell.isLive(9)).isTrue();
    assertThat(cell.isLive(10)).isFalse();
    assertThat(Cell.tombstone(1, 10).isLive(0)).isFalse();
    assertThat(Cell.live(1, A).isLive(Cell.LAST_SECOND)).isTrue();
  }

  @Test
  void isPurgeableAfterTheRetentionThatBeganWhenItWasWritten() {
    assertThat(Cell.tombstone(1, 10).isPurgeable(13, 3)).isFalse();
    assertThat(Cell.tombstone(1, 10).isPurgeable(14, 3)).isTrue();
    Cell expiring = Cell.expiring(1, 5, 10, A);
    assertThat(expiring.isPurgeable(9, 3)).isFalse();
    assertThat(expiring.isPurgeable(10, 3)).isTrue();
    assertThat(expiring.isPurgeable(10, 5)).isFalse();
    assertThat(Cell.live(1, A).isPurgeable(Cell.LAST_SECOND, 0)).isFalse();
  }

  @Test
  void refusesSecondsThatCannotBeStored() {
    assertThatThrownBy(() -> Cell.tombstone(1, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Cell.expiring(1, 1, Cell.LAST_SECOND + 1, A))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Cell.expiring(1, 0, 1, A))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static void assertWins(Cell winner, Cell loser) {
    assertThat(Cell.reconcile(winner, loser)).isSameAs(winner);
    assertThat(Cell.reconcile(loser, winner)).isSameAs(winner);
    assertThat(Cell.reconcile(null, loser)).isSameAs(loser);
  }
}
