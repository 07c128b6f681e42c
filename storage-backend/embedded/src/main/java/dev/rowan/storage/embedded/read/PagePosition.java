package dev.rowan.storage.embedded.read;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.Position;
import dev.rowan.storage.embedded.key.KeyFormat;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;

/**
 * Encodes page positions. The position in a partition is a version, and the last row's key after
 * the partition. The position in a scan is another version, the number of rows of the partition
 * left to read, and the last row's key after the table. A position stays valid if its row is
 * deleted.
 */
final class PagePosition {
  private static final byte VERSION = 1;
  private static final byte SCAN_VERSION = 2;
  private static final int SCAN_HEAD = 1 + Integer.BYTES;

  private PagePosition() {}

  /** Returns the position after the row with this key. */
  static Position after(byte[] key, int length) {
    int partition = KeyFormat.partitionLength(key);
    byte[] bytes = new byte[1 + length - partition];
    bytes[0] = VERSION;
    System.arraycopy(key, partition, bytes, 1, length - partition);
    return new Position(ByteBuffer.wrap(bytes));
  }

  /** Returns the key of the row that precedes the position. */
  static byte[] key(byte[] partition, Position position) {
    ByteBuffer bytes = position.bytes().duplicate();
    if (bytes.remaining() < 2 || bytes.get() != VERSION) {
      throw foreign();
    }
    byte[] key = Arrays.copyOf(partition, partition.length + bytes.remaining());
    bytes.get(key, partition.length, bytes.remaining());
    return key;
  }

  /**
   * Returns the position of a scan after a key, with the number of rows of its partition left to
   * read.
   */
  static Position inScan(byte[] key, int left) {
    ByteBuffer bytes = ByteBuffer.allocate(SCAN_HEAD + key.length - KeyFormat.TABLE_LENGTH);
    bytes.put(SCAN_VERSION).putInt(left);
    bytes.put(key, KeyFormat.TABLE_LENGTH, key.length - KeyFormat.TABLE_LENGTH);
    return new Position(bytes.flip());
  }

  /** Returns the key after which a scan of a table continues. */
  static byte[] scanKey(int tableId, Position position) {
    ByteBuffer bytes = scanBytes(position);
    byte[] table = KeyFormat.tableStart(tableId);
    byte[] key = Arrays.copyOf(table, table.length + bytes.remaining() - SCAN_HEAD);
    bytes.position(bytes.position() + SCAN_HEAD);
    bytes.get(key, table.length, key.length - table.length);
    if (!KeyFormat.isWithinPartition(key)) {
      throw foreign();
    }
    return key;
  }

  /** Returns how many rows of the partition of {@link #scanKey} are left to read. */
  static int left(Position position) {
    ByteBuffer bytes = scanBytes(position);
    return bytes.getInt(bytes.position() + 1);
  }

  private static ByteBuffer scanBytes(Position position) {
    ByteBuffer bytes = position.bytes().duplicate();
    if (bytes.remaining() <= SCAN_HEAD || bytes.get(bytes.position()) != SCAN_VERSION) {
      throw foreign();
    }
    return bytes;
  }

  static RejectedInputException foreign() {
    return new RejectedInputException(ErrorCode.FOREIGN_PAGE_TOKEN, Map.of(), null);
  }
}
