package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;

/**
 * Encodes cells. The caller writes and reads their flags; this codec handles what follows the
 * flags.
 */
final class CellCodec {
  private CellCodec() {}

  static int flags(Cell cell, long base) {
    return (cell.timestamp() == base ? 0 : RowFlags.OWN_TIMESTAMP)
        | (cell.isExpiring() ? RowFlags.EXPIRING : 0)
        | (cell.isTombstone() ? RowFlags.TOMBSTONE : 0);
  }

  /** Appends the bytes after the flags. */
  static void write(Cell cell, long base, ByteSink out) {
    if (cell.timestamp() != base) {
      out.sv(cell.timestamp() - base);
    }
    if (cell.isTombstone()) {
      out.i32((int) cell.end());
      return;
    }
    if (cell.isExpiring()) {
      out.uv(cell.ttl()).i32((int) cell.end());
    }
    writeBytes(cell.value(), out);
  }

  static void writeBytes(byte[] bytes, ByteSink out) {
    out.uv(bytes.length).bytes(bytes);
  }

  static Cell read(int flags, long base, ByteSource in) {
    long timestamp = (flags & RowFlags.OWN_TIMESTAMP) == 0 ? base : base + in.sv();
    if ((flags & RowFlags.TOMBSTONE) != 0) {
      requireNoExpiration(flags);
      return Cell.tombstone(timestamp, readSecond(in));
    }
    if ((flags & RowFlags.EXPIRING) == 0) {
      return Cell.live(timestamp, in.bytes(in.count()));
    }
    int ttl = readExpiringTtl(in);
    long expiry = readSecond(in);
    return Cell.expiring(timestamp, ttl, expiry, in.bytes(in.count()));
  }

  /**
   * Skips the bytes between the flags and the value; a tombstone has no value. Returns whether a
   * reader in this second sees the cell.
   */
  static boolean passHead(int flags, long now, ByteSource in) {
    if ((flags & RowFlags.OWN_TIMESTAMP) != 0) {
      in.sv();
    }
    if ((flags & RowFlags.TOMBSTONE) != 0) {
      requireNoExpiration(flags);
      readSecond(in);
      return false;
    }
    if ((flags & RowFlags.EXPIRING) == 0) {
      return true;
    }
    readExpiringTtl(in);
    return now < readSecond(in);
  }

  private static void requireNoExpiration(int flags) {
    if ((flags & RowFlags.EXPIRING) != 0) {
      throw CodecErrors.corrupt("a tombstone that expires");
    }
  }

  private static int readExpiringTtl(ByteSource in) {
    int ttl = readTtl(in);
    if (ttl == 0) {
      throw CodecErrors.corrupt("an expiring cell without a ttl");
    }
    return ttl;
  }

  static int readTtl(ByteSource in) {
    long ttl = in.uv();
    if (ttl < 0 || ttl > Integer.MAX_VALUE) {
      throw CodecErrors.corrupt("a ttl out of range");
    }
    return (int) ttl;
  }

  static long readSecond(ByteSource in) {
    long second = in.i32() & 0xFFFF_FFFFL;
    if (second > Cell.LAST_SECOND) {
      throw CodecErrors.corrupt("a second out of range");
    }
    return second;
  }
}
