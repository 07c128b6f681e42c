package dev.rowan.storage.embedded.key;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.Bytes;
import dev.rowan.storage.embedded.type.CodecErrors;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Encodes partition keys as Cassandra hashes them. A single component is its value form; each of
 * several components has its length before it and a 00 byte after it. Immutable and thread-safe.
 */
final class PartitionKeyCodec {
  private final String table;
  private final List<KeyColumn> columns;

  PartitionKeyCodec(String table, List<KeyColumn> columns) {
    this.table = table;
    this.columns = List.copyOf(columns);
  }

  /**
   * Appends token, length and bytes of the partition key whose values are at the start of {@code
   * values}.
   */
  void write(KeyValues values, ByteSink out) {
    int at = out.length();
    out.i64(0).u16(0);
    int from = out.length();
    if (columns.size() == 1) {
      columns.get(0).writeValue(values.get(0), out);
    } else {
      for (int i = 0; i < columns.size(); i++) {
        writeComponent(columns.get(i), values.get(i), out);
      }
    }
    int length = out.length() - from;
    if (length > KeyFormat.MAX_LENGTH) {
      throw tooLong(table, "partition key");
    }
    if (length == 0) {
      throw columns.get(0).refuse("at least one byte in a partition key of one column", "none");
    }
    long token = Murmur3.token(out.array(), from, length) ^ Long.MIN_VALUE;
    out.setI32(at, (int) (token >>> 32));
    out.setI32(at + 4, (int) token);
    out.array()[at + 8] = (byte) (length >>> 8);
    out.array()[at + 9] = (byte) length;
  }

  private void writeComponent(KeyColumn column, @Nullable Object value, ByteSink out) {
    int at = out.length();
    out.u16(0);
    column.writeValue(value, out);
    int length = out.length() - at - 2;
    if (length > KeyFormat.MAX_LENGTH) {
      throw tooLong(table, "component of the partition key");
    }
    out.array()[at] = (byte) (length >>> 8);
    out.array()[at + 1] = (byte) length;
    out.u8(0);
  }

  /** Puts the partition values of a key at the start of {@code into}. */
  void read(byte[] key, @Nullable Object[] into) {
    int length = Bytes.getU16(key, KeyFormat.LENGTH_AT);
    int from = KeyFormat.PARTITION_KEY_AT;
    ByteSource in = new ByteSource().reset(key, from, from + length);
    if (columns.size() == 1) {
      into[0] = columns.get(0).readValue(in, length);
      return;
    }
    for (int i = 0; i < columns.size(); i++) {
      into[i] = columns.get(i).readValue(in, in.u16());
      if (in.u8() != 0) {
        throw CodecErrors.corrupt("a component without an end");
      }
    }
  }

  static RejectedInputException tooLong(String table, String what) {
    return new RejectedInputException(
        ErrorCode.KEY_TOO_LONG,
        Map.of("table", table, "found", what, "limit", KeyFormat.MAX_LENGTH + " bytes"),
        null);
  }
}
