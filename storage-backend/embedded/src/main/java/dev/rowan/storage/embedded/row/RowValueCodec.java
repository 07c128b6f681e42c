package dev.rowan.storage.embedded.row;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import java.util.Map;

/** Encodes stored rows as the values under their keys. Equal rows have equal bytes. */
public final class RowValueCodec {
  private RowValueCodec() {}

  /** Appends the value of a row. */
  public static void write(StoredRow row, ByteSink out) {
    long base = baseOf(row);
    boolean uniform = isUniform(row, base);
    RowMarker marker = row.marker();
    Deletion deletion = row.deletion();
    byte[] original = row.original();
    out.u8(
        RowFlags.FORMAT
            | (marker == null ? 0 : RowFlags.MARKER)
            | (deletion == null ? 0 : RowFlags.DELETION)
            | (uniform ? RowFlags.UNIFORM : 0)
            | (row.isPerishable() ? RowFlags.PERISHABLE : 0)
            | (original == null ? 0 : RowFlags.ORIGINAL));
    out.i64(base);
    if (marker != null) {
      out.uv(marker.ttl());
      writeEnd(marker.ttl(), marker.end(), out);
    }
    if (deletion != null) {
      out.sv(deletion.timestamp() - base).i32((int) deletion.deletedAt());
    }
    if (original != null) {
      out.uv(original.length).bytes(original);
    }
    writeColumns(row, uniform, base, out);
  }

  /** Writes single cells and columns of elements in one sequence by ascending ids. */
  private static void writeColumns(StoredRow row, boolean uniform, long base, ByteSink out) {
    out.uv(row.size() + row.elementColumns());
    int next = 0;
    for (int i = 0; i < row.size(); i++) {
      next = writeElementsBelow(row.id(i), row, next, base, out);
      out.uv(row.id(i));
      if (uniform) {
        CellCodec.writeBytes(row.cell(i).value(), out);
      } else {
        out.u8(CellCodec.flags(row.cell(i), base));
        CellCodec.write(row.cell(i), base, out);
      }
    }
    writeElementsBelow(Integer.MAX_VALUE, row, next, base, out);
  }

  private static int writeElementsBelow(int id, StoredRow row, int from, long base, ByteSink out) {
    int next = from;
    while (next < row.elementColumns() && row.elementId(next) < id) {
      ElementCells column = row.elements(next);
      out.uv(row.elementId(next++)).u8(ElementCodec.flags(column));
      ElementCodec.write(column, base, out);
    }
    return next;
  }

  private static void writeEnd(int ttl, long end, ByteSink out) {
    if (ttl != 0) {
      out.i32((int) end);
    }
  }

  /** The marker's timestamp; without a marker, the newest timestamp in the row. */
  private static long baseOf(StoredRow row) {
    RowMarker marker = row.marker();
    return marker == null ? row.newestTimestamp() : marker.timestamp();
  }

  private static boolean isUniform(StoredRow row, long base) {
    for (int i = 0; i < row.size(); i++) {
      if (row.cell(i).end() != Cell.NEVER || row.cell(i).timestamp() != base) {
        return false;
      }
    }
    return row.elementColumns() == 0;
  }

  /**
   * Returns whether an encoded row contains data that will expire, or can be purged at some time.
   */
  public static boolean isPerishable(byte[] value) {
    return (value[0] & RowFlags.PERISHABLE) != 0;
  }

  /**
   * Returns whether a value contains only live cells of one timestamp, with or without a marker.
   */
  public static boolean isPlain(byte[] value, int length) {
    return length > 0
        && (value[0] & ~RowFlags.MARKER & 0xFF) == (RowFlags.FORMAT | RowFlags.UNIFORM);
  }

  /**
   * Moves to the number of cells of a {@link #isPlain plain} value. Each cell is an id, a length
   * and bytes.
   *
   * @return whether its marker is live
   */
  public static boolean readPlainHead(ByteSource in, long now) {
    int flags = readFlags(in);
    long base = in.i64();
    return (flags & RowFlags.MARKER) != 0 && readMarker(base, in).isLive(now);
  }

  /**
   * Decodes a row.
   *
   * @throws CorruptStoreException if the bytes are not a valid row, or a newer version wrote them
   */
  public static StoredRow read(byte[] value, int length) {
    ByteSource in = new ByteSource().reset(value, 0, length);
    int flags = readFlags(in);
    long base = in.i64();
    StoredRow.Builder row = new StoredRow.Builder();
    if ((flags & RowFlags.MARKER) != 0) {
      row.marker(readMarker(base, in));
    }
    if ((flags & RowFlags.DELETION) != 0) {
      row.deletion(new Deletion(base + in.sv(), CellCodec.readSecond(in)));
    }
    if ((flags & RowFlags.ORIGINAL) != 0) {
      row.original(in.bytes(in.count()));
    }
    boolean uniform = (flags & RowFlags.UNIFORM) != 0;
    int last = -1;
    for (int left = in.count(); left > 0; left--) {
      int id = readId(last, in);
      if (uniform) {
        row.add(id, Cell.live(base, in.bytes(in.count())));
      } else {
        readColumn(id, base, in, row);
      }
      last = id;
    }
    requireEnd(in);
    return row.build();
  }

  /** Refuses trailing bytes. */
  public static void requireEnd(ByteSource in) {
    if (in.remaining() != 0) {
      throw CodecErrors.corrupt("bytes after a row");
    }
  }

  static int readFlags(ByteSource in) {
    int flags = in.u8();
    if ((flags & RowFlags.FORMAT_MASK) != RowFlags.FORMAT || (flags & RowFlags.RESERVED) != 0) {
      throw newer("a row value");
    }
    return flags;
  }

  static void requireFormat(int format, ByteSource in) {
    if (in.u8() != format) {
      throw newer("a record of a partition's deletions");
    }
  }

  static RowMarker readMarker(long base, ByteSource in) {
    int ttl = CellCodec.readTtl(in);
    return ttl == 0 ? RowMarker.of(base) : new RowMarker(base, ttl, CellCodec.readSecond(in));
  }

  /** Returns the next column id, which is above the previous one. */
  public static int readId(int last, ByteSource in) {
    long id = in.uv();
    if (id <= last || id > Integer.MAX_VALUE) {
      throw CodecErrors.corrupt("a column id out of order");
    }
    return (int) id;
  }

  private static void readColumn(int id, long base, ByteSource in, StoredRow.Builder row) {
    int flags = readColumnFlags(in);
    if ((flags & RowFlags.ELEMENTS) == 0) {
      row.add(id, CellCodec.read(flags, base, in));
    } else {
      row.add(id, ElementCodec.read(flags, base, in));
    }
  }

  static int readColumnFlags(ByteSource in) {
    int flags = in.u8();
    if (!RowFlags.isColumn(flags)) {
      throw newer("a cell");
    }
    return flags;
  }

  static CorruptStoreException newer(String what) {
    return new CorruptStoreException(ErrorCode.NEWER_FORMAT, Map.of("found", what), null);
  }
}
