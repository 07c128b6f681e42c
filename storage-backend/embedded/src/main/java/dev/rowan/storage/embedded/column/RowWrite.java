package dev.rowan.storage.embedded.column;

import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * One write of a row during its conversion into cells.
 *
 * @param current the row before the write
 * @param scratch scratch space for encoding
 * @param into receives the cells
 */
record RowWrite(CellStamp stamp, StoredRow current, ByteSink scratch, StoredRow.Builder into) {
  RowWrite(CellStamp stamp, StoredRow current, ByteSink scratch) {
    this(stamp, current, scratch, new StoredRow.Builder());
  }

  /** Returns the value form of a value. */
  byte[] encode(TypeCodec<?> codec, @Nullable Object value) {
    codec.writeValue(value, scratch.reset());
    return scratch.toByteArray();
  }
}
