package dev.rowan.storage.embedded.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.embedded.type.ByteSink;
import org.junit.jupiter.api.Test;

class PartitionRecordsTest {
  private static final byte[] START = {0x40, 1, 0x20};
  private static final byte[] END = {0x40, 5, 0x60};

  private final ByteSink sink = new ByteSink();

  @Test
  void headersAreReadBackAsWritten() {
    for (PartitionHeader header :
        new PartitionHeader[] {
          PartitionHeader.NONE,
          new PartitionHeader(new Deletion(-5, Cell.LAST_SECOND), 7, 300),
          new PartitionHeader(null, Long.MAX_VALUE, 1)
        }) {
      header.write(sink.reset());
      assertThat(PartitionHeader.read(sink.array(), sink.length())).isEqualTo(header);
    }
  }

  @Test
  void rangeTombstonesAreReadBackAsWritten() {
    RangeTombstone range = new RangeTombstone(START, END, new Deletion(-5, 12));
    range.write(sink.reset());
    assertThat(RangeTombstone.read(START, sink.array(), sink.length())).isEqualTo(range);
  }

  @Test
  void aRangeCoversTheRowsBetweenItsBounds() {
    RangeTombstone range = new RangeTombstone(START, END, new Deletion(1, 1));
    assertThat(range.covers(new byte[] {0x40, 1, 0x38})).isTrue();
    assertThat(range.covers(new byte[] {0x40, 5, 0x38})).isTrue();
    assertThat(range.covers(new byte[] {0x40, 0, 0x38})).isFalse();
    assertThat(range.covers(new byte[] {0x40, 6, 0x38})).isFalse();
    assertThatThrownBy(() -> new RangeTombstone(END, START, new Deletion(1, 1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aNewerFormatIsRefusedByName() {
    byte[] header = {2, 0};
    assertThatThrownBy(() -> PartitionHeader.read(header, 2))
        .isInstanceOfSatisfying(
            CorruptStoreException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.NEWER_FORMAT));
    byte[] row = {(byte) 0x92};
    assertThatThrownBy(() -> RowValueCodec.read(row, 1))
        .isInstanceOfSatisfying(
            CorruptStoreException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.NEWER_FORMAT));
  }
}
