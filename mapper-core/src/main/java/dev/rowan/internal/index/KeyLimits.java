package dev.rowan.internal.index;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ValueType;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the key of an entry can be stored. A column of a row accepts values that no key
 * accepts, such as an empty or a very long text. The limits are the same for all backends, and no
 * backend refuses a key within them:
 *
 * <ul>
 *   <li>A partition key has 1 to 65,535 bytes. Each of several columns takes three bytes more, and
 *       has up to 32,767 bytes, because Cassandra 4.1 cannot write longer ones.
 *   <li>A clustering key has up to 65,535 bytes. A zero byte counts twice, each column takes three
 *       bytes more, and a number of variable length a quarter more.
 *   <li>A period is within the bounds of its type. A decimal in a clustering key has a scale of 32
 *       bits, also without the zeros at its end.
 * </ul>
 *
 * <p>Pure functions.
 */
final class KeyLimits {
  private static final int MOST_BYTES = 65_535;

  /** The most bytes of a column, where the partition key has several. */
  private static final int MOST_BYTES_OF_SEVERAL = Short.MAX_VALUE;

  /** A longer key may exceed a limit, so its bytes are counted. */
  private static final int SURELY_SHORT = 16_000;

  /** The bytes around each of several columns of a partition key. */
  private static final int FRAME = 3;

  private KeyLimits() {}

  /**
   * A key that cannot be stored.
   *
   * @param from the first column of the part at fault: the partition key, the clustering key, or
   *     one column
   * @param to the end of the part at fault
   * @param column the name of the column at fault; of several columns, the longest
   * @param found what is wrong; never a value
   */
  record Violation(
      TableSchema table, int from, int to, String column, ErrorCode code, String found) {
    RejectedInputException refusal() {
      return new RejectedInputException(
          code,
          Map.of(
              "table",
              table.name(),
              "column",
              column,
              "expected",
              "a value that can be in the key of this table",
              "found",
              found),
          null);
    }
  }

  /**
   * Returns why an entry cannot be stored, or null if it can.
   *
   * @param entry a row of the table with a value in each key column
   */
  static @Nullable Violation violation(TableSchema table, Row entry) {
    long most = 0;
    for (int i = 0; i < table.keySize(); i++) {
      Object value = value(entry, i);
      ValueType type = table.valueType(i);
      String found = type.refusalInKey(value, i < table.partitionKeySize());
      if (found != null) {
        return new Violation(
            table, i, i + 1, table.column(i).name(), ErrorCode.VALUE_REJECTED, found);
      }
      most += type.maxSize(value);
    }
    if (table.partitionKeySize() == 1 && table.valueType(0).maxSize(value(entry, 0)) == 0) {
      return new Violation(
          table, 0, 1, table.column(0).name(), ErrorCode.VALUE_REJECTED, "an empty value");
    }
    return most <= SURELY_SHORT ? null : tooLong(table, entry);
  }

  private static Object value(Row entry, int column) {
    return Objects.requireNonNull(entry.get(column), "a key column without a value");
  }

  private static @Nullable Violation tooLong(TableSchema table, Row entry) {
    int partition = table.partitionKeySize();
    long bytes = 0;
    for (int i = 0; i < partition; i++) {
      int size = bytes(table, entry, i).remaining();
      if (partition > 1 && size > MOST_BYTES_OF_SEVERAL) {
        String part = "a column of a partition key of several columns";
        return tooLong(table, entry, i, i + 1, part, MOST_BYTES_OF_SEVERAL);
      }
      bytes += size + (partition == 1 ? 0 : FRAME);
    }
    if (bytes > MOST_BYTES) {
      return tooLong(table, entry, 0, partition, "a partition key", MOST_BYTES);
    }
    bytes = 1;
    for (int i = partition; i < table.keySize(); i++) {
      bytes += table.valueType(i).clusteringSize(value(entry, i));
    }
    return bytes <= MOST_BYTES
        ? null
        : tooLong(table, entry, partition, table.keySize(), "a clustering key", MOST_BYTES);
  }

  private static ByteBuffer bytes(TableSchema table, Row entry, int column) {
    return table.valueType(column).encode(value(entry, column));
  }

  private static Violation tooLong(
      TableSchema table, Row entry, int from, int to, String part, int most) {
    int longest = from;
    for (int i = from + 1; i < to; i++) {
      if (bytes(table, entry, i).remaining() > bytes(table, entry, longest).remaining()) {
        longest = i;
      }
    }
    return new Violation(
        table,
        from,
        to,
        table.column(longest).name(),
        ErrorCode.KEY_TOO_LONG,
        part + " of more than " + most + " bytes");
  }
}
