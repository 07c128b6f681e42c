package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The deletion of the rows between two clustering bounds. The tombstone's key contains the start,
 * its value the rest. Immutable and thread-safe, as long as callers do not change the arrays.
 */
public final class RangeTombstone {
  private static final int FORMAT = 1;

  private final byte[] start;
  private final byte[] end;
  private final Deletion deletion;

  /**
   * Takes ownership of both bounds: clustering forms that end with a bound's mark.
   *
   * @throws IllegalArgumentException if the start is not before the end
   */
  public RangeTombstone(byte[] start, byte[] end, Deletion deletion) {
    if (Arrays.compareUnsigned(start, end) >= 0) {
      throw new IllegalArgumentException("a range that is empty");
    }
    this.start = start;
    this.end = end;
    this.deletion = deletion;
  }

  /** Returns the bound before the first row. */
  public byte[] start() {
    return start;
  }

  /** Returns the bound after the last row. */
  public byte[] end() {
    return end;
  }

  /** Returns the deletion. */
  public Deletion deletion() {
    return deletion;
  }

  /** Returns whether a clustering form from a row's key lies between the bounds. */
  public boolean covers(byte[] clustering) {
    return Arrays.compareUnsigned(start, clustering) < 0
        && Arrays.compareUnsigned(clustering, end) < 0;
  }

  /** Appends the value under the tombstone's key. */
  public void write(ByteSink out) {
    out.u8(FORMAT)
        .uv(end.length)
        .bytes(end)
        .i64(deletion.timestamp())
        .i32((int) deletion.deletedAt());
  }

  /** Returns the tombstone of a value; the start comes from its key. */
  public static RangeTombstone read(byte[] start, byte[] value, int length) {
    ByteSource in = new ByteSource().reset(value, 0, length);
    RowValueCodec.requireFormat(FORMAT, in);
    byte[] end = in.bytes(in.count());
    Deletion deletion = new Deletion(in.i64(), CellCodec.readSecond(in));
    if (in.remaining() != 0 || Arrays.compareUnsigned(start, end) >= 0) {
      throw CodecErrors.corrupt("a malformed range tombstone");
    }
    return new RangeTombstone(start, end, deletion);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RangeTombstone range
        && Arrays.equals(start, range.start)
        && Arrays.equals(end, range.end)
        && deletion.equals(range.deletion);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(start) * 31 + Arrays.hashCode(end);
  }
}
