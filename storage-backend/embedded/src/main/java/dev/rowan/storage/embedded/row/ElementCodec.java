package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;

/** Encodes the elements of one column; the column's flags record whether they were deleted. */
final class ElementCodec {
  private ElementCodec() {}

  static int flags(ElementCells column) {
    return RowFlags.ELEMENTS | (column.deletion() == null ? 0 : RowFlags.ELEMENTS_DELETED);
  }

  static void write(ElementCells column, long base, ByteSink out) {
    Deletion deletion = column.deletion();
    if (deletion != null) {
      out.sv(deletion.timestamp() - base).i32((int) deletion.deletedAt());
    }
    out.uv(column.size());
    for (int i = 0; i < column.size(); i++) {
      write(column.element(i), base, out);
    }
  }

  private static void write(Element element, long base, ByteSink out) {
    byte[] originalKey = element.originalKey();
    CellCodec.writeBytes(element.path(), out);
    out.u8(
        CellCodec.flags(element.cell(), base) | (originalKey == null ? 0 : RowFlags.ORIGINAL_KEY));
    if (originalKey != null) {
      CellCodec.writeBytes(originalKey, out);
    }
    CellCodec.write(element.cell(), base, out);
  }

  static ElementCells read(int flags, long base, ByteSource in) {
    ElementCells.Builder column = new ElementCells.Builder();
    if ((flags & RowFlags.ELEMENTS_DELETED) != 0) {
      column.deletion(new Deletion(base + in.sv(), CellCodec.readSecond(in)));
    }
    Element last = null;
    for (int left = in.count(); left > 0; left--) {
      Element next = readElement(base, in);
      if (last != null && last.comparePath(next) >= 0) {
        throw CodecErrors.corrupt("an element out of order");
      }
      column.add(next);
      last = next;
    }
    return column.build();
  }

  private static Element readElement(long base, ByteSource in) {
    byte[] path = in.bytes(in.count());
    int flags = readFlags(in);
    byte[] originalKey = (flags & RowFlags.ORIGINAL_KEY) == 0 ? null : in.bytes(in.count());
    return Element.of(path, originalKey, CellCodec.read(flags, base, in));
  }

  static int readFlags(ByteSource in) {
    int flags = in.u8();
    if (!RowFlags.isElement(flags)) {
      throw RowValueCodec.newer("an element");
    }
    return flags;
  }
}
