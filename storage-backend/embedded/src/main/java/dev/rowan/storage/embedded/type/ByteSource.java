package dev.rowan.storage.embedded.type;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A part of an array of bytes, read from front to back. Every read beyond its end throws {@link
 * dev.rowan.error.CorruptStoreException}. Made once and reset for each use; not thread-safe.
 */
public final class ByteSource {
  private static final byte[] NOTHING = {};

  private byte[] array = NOTHING;
  private int at;
  private int end;
  private int mask;
  private final boolean unchanging;

  /** Creates a source of arrays that may change after the read. */
  public ByteSource() {
    this(false);
  }

  private ByteSource(boolean unchanging) {
    this.unchanging = unchanging;
  }

  /** Returns a source of arrays that never change: large values can share their bytes. */
  public static ByteSource ofUnchangingArrays() {
    return new ByteSource(true);
  }

  /** Reads a whole array next. */
  public ByteSource reset(byte[] bytes) {
    return reset(bytes, 0, bytes.length);
  }

  /** Reads a part of an array next. */
  public ByteSource reset(byte[] bytes, int from, int to) {
    if (from > to || to > bytes.length) {
      throw CodecErrors.corrupt("bytes missing");
    }
    array = bytes;
    at = from;
    end = to;
    mask = 0;
    return this;
  }

  /** Says whether what follows was inverted when written, as descending components are. */
  public void inverted(boolean inverted) {
    mask = inverted ? 0xFF : 0;
  }

  /** Returns how many bytes are left. */
  public int remaining() {
    return end - at;
  }

  /** Returns the place of the next byte in the array. */
  public int position() {
    return at;
  }

  /** Returns the next byte, 0 to 255, without passing it; -1 at the end. */
  public int peek() {
    return at < end ? (array[at] & 0xFF) ^ mask : -1;
  }

  /** Returns the next byte, 0 to 255. */
  public int u8() {
    require(1);
    return (array[at++] & 0xFF) ^ mask;
  }

  /** Returns the next 16 bits, unsigned. */
  public int u16() {
    return (u8() << 8) | u8();
  }

  /** Returns the next 32 bits. */
  public int i32() {
    require(4);
    int value = Bytes.getInt(array, at);
    at += 4;
    return mask == 0 ? value : ~value;
  }

  /** Returns the next 64 bits. */
  public long i64() {
    require(8);
    long value = Bytes.getLong(array, at);
    at += 8;
    return mask == 0 ? value : ~value;
  }

  /** Returns the next number as {@link ByteSink#uv} wrote it. */
  public long uv() {
    long value = 0;
    for (int shift = 0; shift < 70; shift += 7) {
      int group = u8();
      value |= (long) (group & 0x7F) << shift;
      if (group < 0x80) {
        return value;
      }
    }
    throw CodecErrors.corrupt("a number of more than ten groups");
  }

  /** Returns the next number as {@link ByteSink#sv} wrote it. */
  public long sv() {
    long value = uv();
    return (value >>> 1) ^ -(value & 1);
  }

  /** Returns the next length or count, which cannot exceed the bytes that are left. */
  public int count() {
    long value = uv();
    if (value < 0 || value > remaining()) {
      throw CodecErrors.corrupt("a length beyond the end");
    }
    return (int) value;
  }

  /** Returns a copy of the next bytes. */
  public byte[] bytes(int count) {
    require(count);
    byte[] copy = Arrays.copyOfRange(array, at, at + count);
    at += count;
    if (mask != 0) {
      for (int i = 0; i < copy.length; i++) {
        copy[i] = (byte) ~copy[i];
      }
    }
    return copy;
  }

  /**
   * Returns the next bytes, read-only. They are a copy, unless the array lasts and is mostly these
   * bytes.
   */
  ByteBuffer buffer(int count) {
    if (!unchanging || mask != 0 || count < array.length / 2) {
      return ByteBuffer.wrap(bytes(count)).asReadOnlyBuffer();
    }
    require(count);
    ByteBuffer shared = ByteBuffer.wrap(array, at, count).slice().asReadOnlyBuffer();
    at += count;
    return shared;
  }

  /** Passes the next bytes. */
  public void skip(int count) {
    require(count);
    at += count;
  }

  /** Returns how many bytes stand before the next zero. */
  int untilZero() {
    byte zero = (byte) mask;
    for (int i = at; i < end; i++) {
      if (array[i] == zero) {
        return i - at;
      }
    }
    throw CodecErrors.corrupt("text without an end");
  }

  /**
   * Returns the underlying array; only bytes that are neither inverted nor after the end may be
   * read from it.
   */
  byte[] array() {
    return array;
  }

  private void require(int count) {
    if (count < 0 || count > end - at) {
      throw CodecErrors.corrupt("bytes missing");
    }
  }
}
