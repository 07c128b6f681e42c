package dev.rowan.storage.embedded.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StoredRowTest {
  private static final byte[] A = {'a'};

  @Test
  void anInsertedRowOutlivesItsCells() {
    StoredRow row = inserted(10).build();
    assertThat(row.isLive(0)).isTrue();
    StoredRow emptied = inserted(10).add(1, Cell.live(10, A)).build().merge(nulled(20));
    assertThat(emptied.isLive(0)).isTrue();
  }

  @Test
  void anUpdatedRowEndsWithItsLastCell() {
    StoredRow row = new StoredRow.Builder().add(1, Cell.live(10, A)).build();
    assertThat(row.isLive(0)).isTrue();
    assertThat(row.merge(nulled(20)).isLive(0)).isFalse();
    assertThat(nulled(5).isLive(0)).isFalse();
  }

  @Test
  void aDeletionWinsAtItsOwnTimestampAndShadowsOlderWrites() {
    StoredRow deleted = new StoredRow.Builder().deletion(new Deletion(20, 1)).build();
    StoredRow row = inserted(20).add(1, Cell.live(20, A)).build();
    assertThat(row.merge(deleted)).isEqualTo(deleted);
    assertThat(deleted.merge(row)).isEqualTo(deleted);
    assertThat(deleted.merge(inserted(21).build()).isLive(0)).isTrue();
  }

  @Test
  void anUpdateAfterADeletionRevivesItsCellAlone() {
    StoredRow deleted = new StoredRow.Builder().deletion(new Deletion(20, 1)).build();
    StoredRow update = new StoredRow.Builder().add(1, Cell.live(30, A)).build();
    StoredRow revived = deleted.merge(update);
    assertThat(revived.isLive(0)).isTrue();
    assertThat(revived.merge(nulled(40)).isLive(0)).isFalse();
  }

  @Test
  void anExpiringInsertOverOneWithoutTtlLetsTheRowExpire() {
    StoredRow expiring = new StoredRow.Builder().marker(new RowMarker(10, 5, 15)).build();
    StoredRow row = inserted(10).build().merge(expiring);
    assertThat(row.isLive(14)).isTrue();
    assertThat(row.isLive(15)).isFalse();
  }

  @Test
  void theFirstEncodingStaysAsLongAsTheRowHasContent() {
    StoredRow padded = inserted(10).original(new byte[] {1}).build();
    StoredRow plain = inserted(20).build();
    assertThat(padded.merge(plain).original()).containsExactly(1);
    assertThat(plain.merge(padded).original()).isNull();
    assertThat(StoredRow.EMPTY.merge(padded).original()).containsExactly(1);
    assertThat(padded.shadow(30).original()).isNull();
  }

  @Test
  void aDeletedRowTakesTheEncodingOfTheNextWrite() {
    StoredRow deleted = new StoredRow.Builder().deletion(new Deletion(10, 0)).build();
    StoredRow padded = inserted(20).original(new byte[] {1}).build();
    assertThat(deleted.merge(padded).original()).containsExactly(1);
    assertThat(padded.merge(deleted).original()).containsExactly(1);
  }

  @Test
  void isEmptyWhenNothingIsLeftToStore() {
    assertThat(StoredRow.EMPTY.isEmpty()).isTrue();
    assertThat(inserted(10).build().shadow(10).isEmpty()).isTrue();
    assertThat(nulled(10).isEmpty()).isFalse();
    assertThat(nulled(10).purge(100, 10).isEmpty()).isTrue();
  }

  @Test
  void acceptsColumnIdsInAscendingOrderOnly() {
    StoredRow.Builder row = new StoredRow.Builder().add(2, Cell.live(1, A));
    assertThatThrownBy(() -> row.add(2, Cell.live(1, A)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static StoredRow.Builder inserted(long timestamp) {
    return new StoredRow.Builder().marker(RowMarker.of(timestamp));
  }

  private static StoredRow nulled(long timestamp) {
    return new StoredRow.Builder().add(1, Cell.tombstone(timestamp, 1)).build();
  }
}
