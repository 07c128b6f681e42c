package dev.rowan.storage.embedded.read;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.query.Position;
import dev.rowan.storage.embedded.key.KeyForm;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;

/**
 * Positions: a version, and the part of the last row's key behind the partition; in a scan another
 * version, how many rows of the partition are left to read, and the part of the key behind the
 * table. So a position does not need its row to be there any more.
 */
final class PagePosition {
  private static final byte VERSION = 1;
  private static final byte SCAN_VERSION = 2;
  private static final int SCAN_HEAD = 1 + Integer.BYTES;

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
      throw foreign();
    }
    byte[] key = Arrays.copyOf(partition, partition.length + bytes.remaining());
    bytes.get(key, partition.length, bytes.remaining());
    return key;
  }

  /** The place of a scan behind a key, of whose partition so many rows are left to read. */
  static Position inScan(byte[] key, int left) {
    ByteBuffer bytes = ByteBuffer.allocate(SCAN_HEAD + key.length - KeyForm.TABLE_LENGTH);
    bytes.put(SCAN_VERSION).putInt(left);
    bytes.put(key, KeyForm.TABLE_LENGTH, key.length - KeyForm.TABLE_LENGTH);
    return new Position(bytes.flip());
  }

  /** The key behind which a scan of a table goes on. */
  static byte[] scanKey(int tableId, Position position) {
    ByteBuffer bytes = scanBytes(position);
    byte[] table = KeyForm.tableStart(tableId);
    byte[] key = Arrays.copyOf(table, table.length + bytes.remaining() - SCAN_HEAD);
    bytes.position(bytes.position() + SCAN_HEAD);
    bytes.get(key, table.length, key.length - table.length);
    if (!KeyForm.isWithinPartition(key)) {
      throw foreign();
    }
    return key;
  }

  /** How many rows of the partition of {@link #scanKey} are left to read. */
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

  static RejectedInput foreign() {
    return new RejectedInput(ErrorCode.FOREIGN_PAGE_TOKEN, Map.of(), null);
  }
}
