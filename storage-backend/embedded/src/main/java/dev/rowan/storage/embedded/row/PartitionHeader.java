package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import org.jspecify.annotations.Nullable;

/**
 * A summary of the deletions in a partition outside of single rows. Writes with older timestamps
 * need it.
 *
 * @param deletion the deletion of the whole partition, or null
 * @param newestRange the greatest timestamp of its range tombstones; {@link #NO_RANGE} if it has
 *     none
 * @param ranges the number of its range tombstones
 */
public record PartitionHeader(@Nullable Deletion deletion, long newestRange, int ranges) {
  /** No write has this timestamp. */
  public static final long NO_RANGE = Long.MIN_VALUE;

  /** The header of a partition without such deletions; it is not stored. */
  public static final PartitionHeader NONE = new PartitionHeader(null, NO_RANGE, 0);

  private static final int FORMAT = 1;

  /** Appends the value under the header's key. */
  public void write(ByteSink out) {
    out.u8(FORMAT);
    out.i64(deletion == null ? Long.MIN_VALUE : deletion.timestamp());
    out.i32(deletion == null ? 0 : (int) deletion.deletedAt());
    out.i64(newestRange).uv(ranges);
  }

  /** Returns the header of a value. */
  public static PartitionHeader read(byte[] value, int length) {
    ByteSource in = new ByteSource().reset(value, 0, length);
    RowValueCodec.requireFormat(FORMAT, in);
    long timestamp = in.i64();
    long deletedAt = CellCodec.readSecond(in);
    long newestRange = in.i64();
    long ranges = in.uv();
    if (in.remaining() != 0 || ranges < 0 || ranges > Integer.MAX_VALUE) {
      throw CodecErrors.corrupt("a malformed partition header");
    }
    Deletion deletion = timestamp == Long.MIN_VALUE ? null : new Deletion(timestamp, deletedAt);
    return new PartitionHeader(deletion, newestRange, (int) ranges);
  }
}
