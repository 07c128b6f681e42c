package dev.rowan.storage.embedded.column;

import dev.rowan.spi.value.CellEdit;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.TypeCodec;
import org.jspecify.annotations.Nullable;

/** A column that is one cell, which holds the value form. */
final class SingleCellLayout extends ColumnLayout {
  private final TypeCodec<?> codec;

  SingleCellLayout(TypeCodec<?> codec) {
    super(codec.cql());
    this.codec = codec;
  }

  @Override
  void write(int id, @Nullable Object value, RowWrite to) {
    if (value == null || value instanceof CellEdit.Clear) {
      to.into().add(id, to.stamp().tombstone());
    } else {
      to.into().add(id, to.stamp().cell(to.encode(codec, value)));
    }
  }

  @Override
  Object readCell(ByteSource in, int length) {
    return codec.readValue(in, length);
  }
}
