package dev.rowan.spi.schema;

import dev.rowan.spi.value.ByteWriter;
import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ScalarValueTypes;
import java.util.zip.CRC32C;

/**
 * Finds the shard of a value: the CRC-32C (RFC 3720, Castagnoli) of the value's bytes in CQL's
 * native protocol, without a sign, modulo the number of shards. The bytes of a decimal are those
 * without trailing zeros, as decimals of one number are one clustering value. Stored rows depend on
 * it: it never changes.
 */
public final class Shards {
  private Shards() {}

  /**
   * Returns the shard of a value.
   *
   * @param value canonical, of a scalar type other than {@code duration}
   * @param count how many shards there are, at least 1
   * @return from 0 to {@code count - 1}
   * @throws IllegalArgumentException if it is no such value
   */
  public static int of(Object value, int count) {
    ScalarValueType<?> type =
        ScalarValueTypes.ofValue(value)
            .filter(ScalarValueType::isOrdered)
            .orElseThrow(() -> new IllegalArgumentException(value.getClass() + " has no shard"));
    ByteWriter bytes = new ByteWriter(2 * Long.BYTES);
    type.encode(type.keyForm(value), bytes);
    CRC32C sum = new CRC32C();
    sum.update(bytes.toBuffer());
    return (int) (sum.getValue() % count);
  }
}
