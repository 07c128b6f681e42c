package dev.rowan.storage.embedded.column;

import dev.rowan.storage.embedded.row.Stamp;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * One write of a row on its way into cells.
 *
 * @param standing the row as it was
 * @param scratch for whatever is encoded next
 * @param into where the cells go
 */
record RowWrite(Stamp stamp, StoredRow standing, ByteSink scratch, StoredRow.Builder into) {
  RowWrite(Stamp stamp, StoredRow standing, ByteSink scratch) {
    this(stamp, standing, scratch, new StoredRow.Builder());
  }

  /** Returns the value form of a value. */
  byte[] encode(TypeCodec<?> codec, @Nullable Object value) {
    codec.writeValue(value, scratch.reset());
    return scratch.toByteArray();
  }
}
