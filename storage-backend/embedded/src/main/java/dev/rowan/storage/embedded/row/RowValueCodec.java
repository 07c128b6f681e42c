package dev.rowan.storage.embedded.row;

import dev.rowan.error.CorruptStore;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.Misfit;
import java.util.Map;

/** Stored rows to and from the values under their keys. Equal rows have equal bytes. */
public final class RowValueCodec {
  private RowValueCodec() {}

  /** Appends the value of a row. */
  public static void write(StoredRow row, ByteSink out) {
    long base = baseOf(row);
    boolean uniform = isUniform(row, base);
    Marker marker = row.marker();
    Deletion deletion = row.deletion();
    byte[] original = row.original();
    out.u8(
        RowFlags.FORMAT
            | (marker == null ? 0 : RowFlags.MARKER)
            | (deletion == null ? 0 : RowFlags.DELETION)
            | (uniform ? RowFlags.UNIFORM : 0)
            | (isPerishable(row) ? RowFlags.PERISHABLE : 0)
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
    out.uv(row.size());
    for (int i = 0; i < row.size(); i++) {
      out.uv(row.id(i));
      if (uniform) {
        writeValue(row.cell(i), out);
      } else {
        writeCell(row.cell(i), base, out);
      }
    }
  }

  private static void writeCell(Cell cell, long base, ByteSink out) {
    boolean own = cell.timestamp() != base;
    out.u8(
        (own ? RowFlags.OWN_TIMESTAMP : 0)
            | (cell.isExpiring() ? RowFlags.EXPIRING : 0)
            | (cell.isTombstone() ? RowFlags.TOMBSTONE : 0));
    if (own) {
      out.sv(cell.timestamp() - base);
    }
    if (cell.isTombstone()) {
      out.i32((int) cell.end());
      return;
    }
    if (cell.isExpiring()) {
      out.uv(cell.ttl());
      writeEnd(cell.ttl(), cell.end(), out);
    }
    writeValue(cell, out);
  }

  private static void writeValue(Cell cell, ByteSink out) {
    out.uv(cell.value().length).bytes(cell.value());
  }

  private static void writeEnd(int ttl, long end, ByteSink out) {
    if (ttl != 0) {
      out.i32((int) end);
    }
  }

  /** The marker's timestamp; without one the newest cell's; without cells the deletion's. */
  private static long baseOf(StoredRow row) {
    Marker marker = row.marker();
    if (marker != null) {
      return marker.timestamp();
    }
    Deletion deletion = row.deletion();
    long newest = row.size() == 0 && deletion != null ? deletion.timestamp() : Long.MIN_VALUE;
    for (int i = 0; i < row.size(); i++) {
      newest = Math.max(newest, row.cell(i).timestamp());
    }
    return newest;
  }

  private static boolean isUniform(StoredRow row, long base) {
    for (int i = 0; i < row.size(); i++) {
      if (row.cell(i).end() != Cell.NEVER || row.cell(i).timestamp() != base) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a row has something that will expire, or can be purged one day. */
  private static boolean isPerishable(StoredRow row) {
    Marker marker = row.marker();
    if (row.deletion() != null || (marker != null && marker.ttl() != 0)) {
      return true;
    }
    for (int i = 0; i < row.size(); i++) {
      if (row.cell(i).end() != Cell.NEVER) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the row of a value has something that will expire, or can be purged one day.
   */
  public static boolean isPerishable(byte[] value) {
    return (value[0] & RowFlags.PERISHABLE) != 0;
  }

  /**
   * Returns the row of a value.
   *
   * @throws CorruptStore if no row has these bytes, or a newer version wrote them
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
      row.deletion(new Deletion(base + in.sv(), readSecond(in)));
    }
    if ((flags & RowFlags.ORIGINAL) != 0) {
      row.original(in.bytes(in.count()));
    }
    boolean uniform = (flags & RowFlags.UNIFORM) != 0;
    int last = -1;
    for (int left = in.count(); left > 0; left--) {
      int id = readId(last, in);
      row.add(id, uniform ? Cell.live(base, in.bytes(in.count())) : readCell(base, in));
      last = id;
    }
    requireEnd(in);
    return row.build();
  }

  static void requireEnd(ByteSource in) {
    if (in.remaining() != 0) {
      throw Misfit.corrupt("bytes behind a row");
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

  static Marker readMarker(long base, ByteSource in) {
    int ttl = readTtl(in);
    return ttl == 0 ? Marker.of(base) : new Marker(base, ttl, readSecond(in));
  }

  static int readId(int last, ByteSource in) {
    long id = in.uv();
    if (id <= last || id > Integer.MAX_VALUE) {
      throw Misfit.corrupt("a column id out of order");
    }
    return (int) id;
  }

  static Cell readCell(long base, ByteSource in) {
    int flags = in.u8();
    if ((flags & ~RowFlags.KNOWN_CELL) != 0) {
      throw newer("a cell");
    }
    long timestamp = (flags & RowFlags.OWN_TIMESTAMP) == 0 ? base : base + in.sv();
    boolean expiring = (flags & RowFlags.EXPIRING) != 0;
    if ((flags & RowFlags.TOMBSTONE) != 0) {
      if (expiring) {
        throw Misfit.corrupt("a tombstone that expires");
      }
      return Cell.tombstone(timestamp, readSecond(in));
    }
    if (!expiring) {
      return Cell.live(timestamp, in.bytes(in.count()));
    }
    int ttl = readTtl(in);
    if (ttl == 0) {
      throw Misfit.corrupt("an expiring cell without a ttl");
    }
    long expiry = readSecond(in);
    return Cell.expiring(timestamp, ttl, expiry, in.bytes(in.count()));
  }

  private static int readTtl(ByteSource in) {
    long ttl = in.uv();
    if (ttl < 0 || ttl > Integer.MAX_VALUE) {
      throw Misfit.corrupt("a ttl out of range");
    }
    return (int) ttl;
  }

  static long readSecond(ByteSource in) {
    long second = in.i32() & 0xFFFF_FFFFL;
    if (second > Cell.LAST_SECOND) {
      throw Misfit.corrupt("a second out of range");
    }
    return second;
  }

  private static CorruptStore newer(String what) {
    return new CorruptStore(ErrorCode.NEWER_FORMAT, Map.of("found", what), null);
  }
}
