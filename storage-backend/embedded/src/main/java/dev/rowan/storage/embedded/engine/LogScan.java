package dev.rowan.storage.embedded.engine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/**
 * What a log of RocksDB contains, read without RocksDB: it replays a log up to the first damage,
 * and does not say how much follows. The format is that of RocksDB's wiki, page "Write Ahead Log
 * File Format": blocks of 32 KiB with records of a checksum, a length, a type and data.
 *
 * @param firstSequence the number of the first write, or 0 if there is none
 * @param lastSequence the number of the last write before any damage, or 0 if there is none
 * @param dropped the number of bytes from the first damage on; 0 if there is none
 */
record LogScan(long firstSequence, long lastSequence, long dropped) {
  private static final int BLOCK = 32 << 10;
  private static final int HEADER = 7;
  private static final int RECYCLABLE_HEADER = 11;
  private static final int FULL = 1;
  private static final int FIRST = 2;
  private static final int LAST = 4;

  /** A batch begins with the number of its first write, and the number of its writes. */
  private static final int BATCH_HEADER = 12;

  private static final int MASK_DELTA = 0xa282ead8;

  /** Reads a log, which has at most the size of some memtables. */
  static LogScan of(Path log) throws IOException {
    return new Reader(Files.readAllBytes(log)).scan();
  }

  private static final class Reader {
    private final byte[] bytes;
    private final ByteBuffer buffer;
    private final ByteBuffer batch =
        ByteBuffer.allocate(BATCH_HEADER).order(ByteOrder.LITTLE_ENDIAN);
    private int at;
    private long first;
    private long last;
    private boolean inside;

    Reader(byte[] bytes) {
      this.bytes = bytes;
      this.buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    LogScan scan() {
      int whole = 0; // the end of the last whole batch
      while (skipTrailer() && readRecord()) {
        whole = inside ? whole : at;
      }
      return new LogScan(first, last, isBlank(whole) ? 0 : bytes.length - whole);
    }

    /** Skips the end of a block that is too short for a header. Returns whether bytes follow. */
    private boolean skipTrailer() {
      int left = BLOCK - at % BLOCK;
      if (left < HEADER) {
        at = Math.min(bytes.length, at + left);
      }
      return at + HEADER <= bytes.length;
    }

    /** Reads one record; returns false if it is damaged or not whole. */
    private boolean readRecord() {
      int size = Short.toUnsignedInt(buffer.getShort(at + 4));
      int type = Byte.toUnsignedInt(buffer.get(at + 6));
      int data = at + (isRecyclable(type) ? RECYCLABLE_HEADER : HEADER);
      int end = data + size;
      if (type == 0 || end > bytes.length || end - at > BLOCK - at % BLOCK || !isIntact(end)) {
        return false;
      }
      if (type == FULL || type == FIRST) {
        batch.clear();
      }
      if (type >= FULL && type <= LAST) {
        batch.put(bytes, data, Math.min(size, batch.remaining()));
      }
      if (type == FULL || type == LAST) {
        countBatch();
      }
      inside = type == FIRST || (inside && type != LAST && type != FULL);
      at = end;
      return true;
    }

    private void countBatch() {
      if (!batch.hasRemaining()) {
        long sequence = batch.getLong(0);
        first = first == 0 ? sequence : first;
        last = Math.max(last, sequence + Integer.toUnsignedLong(batch.getInt(8)) - 1);
      }
    }

    private boolean isIntact(int end) {
      CRC32C crc = new CRC32C();
      crc.update(bytes, at + 6, end - at - 6);
      int sum = (int) crc.getValue();
      return buffer.getInt(at) == ((sum >>> 15) | (sum << 17)) + MASK_DELTA;
    }

    private static boolean isRecyclable(int type) {
      return (type >= 5 && type <= 8) || type == 11 || type == 131;
    }

    /** Returns whether all bytes from a place on are zero: space that was reserved. */
    private boolean isBlank(int from) {
      for (int i = from; i < bytes.length; i++) {
        if (bytes[i] != 0) {
          return false;
        }
      }
      return true;
    }
  }
}
