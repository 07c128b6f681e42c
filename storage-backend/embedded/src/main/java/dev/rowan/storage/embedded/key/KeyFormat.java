package dev.rowan.storage.embedded.key;

import dev.rowan.storage.embedded.type.Bytes;
import java.util.Arrays;

/**
 * The structure of keys: {@code [table 4][token 8][length 2][partition key] mark …}. Marks below
 * every clustering form belong to the partition as a whole.
 */
public final class KeyFormat {
  /** Ends the key of the partition's header. */
  public static final int HEADER = 0x10;

  /** Starts the suffix of a range tombstone after the partition. */
  public static final int RANGE_TOMBSTONE = 0x14;

  /** Ends the key of the partition's static row. */
  public static final int STATIC_ROW = 0x18;

  /** Ends a bound before all keys that share its prefix. */
  public static final int BEFORE = 0x20;

  /** Ends the key of a row. */
  public static final int ROW_END = 0x38;

  /** Starts a clustering component that has a value. */
  static final int COMPONENT = 0x40;

  /** Ends a bound after all keys that share its prefix. */
  public static final int AFTER = 0x60;

  /** Ends a bound after all keys of a partition. */
  public static final int PARTITION_END = 0xFF;

  /** The maximum length of a partition key, and of a clustering. */
  public static final int MAX_LENGTH = 0xFFFF;

  /** The length of the table id in a key. */
  public static final int TABLE_LENGTH = 4;

  static final int TOKEN_AT = TABLE_LENGTH;
  static final int LENGTH_AT = 12;
  static final int PARTITION_KEY_AT = 14;

  private KeyFormat() {}

  /** Returns the token in a key. */
  public static long token(byte[] key) {
    return Bytes.getLong(key, TOKEN_AT) ^ Long.MIN_VALUE;
  }

  /** Returns the length of the partition in a key; the next byte is a mark. */
  public static int partitionLength(byte[] key) {
    return PARTITION_KEY_AT + Bytes.getU16(key, LENGTH_AT);
  }

  /**
   * Returns whether bytes contain a whole partition and at least one further byte, as a key does.
   */
  public static boolean isWithinPartition(byte[] key) {
    return key.length > PARTITION_KEY_AT && key.length > partitionLength(key);
  }

  /** Returns the partition of a key. */
  public static byte[] partition(byte[] key) {
    return Arrays.copyOf(key, partitionLength(key));
  }

  /** Returns the key that consists of a partition and one of the marks above. */
  public static byte[] mark(byte[] partition, int mark) {
    byte[] key = Arrays.copyOf(partition, partition.length + 1);
    key[partition.length] = (byte) mark;
    return key;
  }

  /** Returns whether the key in the first bytes of an array belongs to a partition. */
  public static boolean isIn(byte[] key, int length, byte[] partition) {
    return length > partition.length
        && Arrays.equals(key, 0, partition.length, partition, 0, partition.length);
  }

  /** Returns whether the first bytes of an array equal this key. */
  public static boolean isKey(byte[] key, int length, byte[] expected) {
    return Arrays.equals(key, 0, length, expected, 0, expected.length);
  }

  /**
   * Returns whether a key is the key of a row; else it has one of the partition's marks. The key
   * must be longer than its partition.
   */
  public static boolean isRow(byte[] key) {
    return (key[partitionLength(key)] & 0xFF) >= ROW_END;
  }

  /** Returns the bound before all keys of a token in a table. */
  public static byte[] tokenStart(int tableId, long token) {
    byte[] start = Arrays.copyOf(tableStart(tableId), LENGTH_AT);
    Bytes.putLong(start, TOKEN_AT, token ^ Long.MIN_VALUE);
    return start;
  }

  /** Returns the smallest key of a table; that of the next id is the exclusive end. */
  public static byte[] tableStart(int tableId) {
    return new byte[] {
      (byte) (tableId >>> 24), (byte) (tableId >>> 16), (byte) (tableId >>> 8), (byte) tableId
    };
  }
}
