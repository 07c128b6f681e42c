package dev.rowan.storage.embedded.read;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.query.Position;
import dev.rowan.storage.embedded.key.KeyForm;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;

/**
 * Positions: a version, and the part of the last row's key behind the partition. So a position does
 * not need its row to be there any more.
 */
final class PagePosition {
  private static final byte VERSION = 1;

  private PagePosition() {}

  /** The place behind a row, by the row's key. */
  static Position after(byte[] key, int length) {
    int partition = KeyForm.partitionLength(key);
    byte[] bytes = new byte[1 + length - partition];
    bytes[0] = VERSION;
    System.arraycopy(key, partition, bytes, 1, length - partition);
    return new Position(ByteBuffer.wrap(bytes));
  }

  /** The key of the row behind which the position is. */
  static byte[] key(byte[] partition, Position position) {
    ByteBuffer bytes = position.bytes().duplicate();
    if (bytes.remaining() < 2 || bytes.get() != VERSION) {
      throw new RejectedInput(ErrorCode.FOREIGN_PAGE_TOKEN, Map.of(), null);
    }
    byte[] key = Arrays.copyOf(partition, partition.length + bytes.remaining());
    bytes.get(key, partition.length, bytes.remaining());
    return key;
  }
}
