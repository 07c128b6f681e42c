package dev.rowan.storage.embedded.type;

import java.util.Arrays;

/** A growing array of bytes, big-endian; made once and reset for each use. Not thread-safe. */
public final class ByteSink {
  /** Room beside one large value, for the few bytes that are written around it later. */
  private static final int ROOM = 256;

  private byte[] array;
  private int length;

  /** Makes an empty one that grows as needed. */
  public ByteSink() {
    this(256);
  }

  /** Makes an empty one that first grows beyond this many bytes. */
  public ByteSink(int capacity) {
    this.array = new byte[Math.max(capacity, 16)];
  }

  /** Forgets everything written. */
  public ByteSink reset() {
    length = 0;
    return this;
  }

  /** Forgets everything after the first {@code count} bytes. */
  public void truncate(int count) {
    length = Math.min(length, count);
  }

  /** Returns how many bytes were written. */
  public int length() {
    return length;
  }

  /**
   * Returns the underlying array; its content is valid up to {@link #length()}, until the next
   * write.
   */
  public byte[] array() {
    return array;
  }

  /** Returns a copy of what was written. */
  public byte[] toByteArray() {
    return Arrays.copyOf(array, length);
  }

  /** Appends the low 8 bits. */
  public ByteSink u8(int value) {
    reserve(1);
    array[length++] = (byte) value;
    return this;
  }

  /** Appends the low 16 bits. */
  public ByteSink u16(int value) {
    reserve(2);
    array[length++] = (byte) (value >>> 8);
    array[length++] = (byte) value;
    return this;
  }

  /** Appends 32 bits. */
  public ByteSink i32(int value) {
    reserve(4);
    Bytes.putInt(array, length, value);
    length += 4;
    return this;
  }

  /** Appends 64 bits. */
  public ByteSink i64(long value) {
    reserve(8);
    Bytes.putLong(array, length, value);
    length += 8;
    return this;
  }

  /**
   * Appends an unsigned number in groups of seven bits, the lowest first (LEB128): 1 to 10 bytes.
   */
  public ByteSink uv(long value) {
    reserve(10);
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      array[length++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    array[length++] = (byte) rest;
    return this;
  }

  /** Appends a signed number, its sign moved to the lowest bit, as {@link #uv} does. */
  public ByteSink sv(long value) {
    return uv((value << 1) ^ (value >> 63));
  }

  /** Appends the whole array. */
  public ByteSink bytes(byte[] source) {
    return bytes(source, 0, source.length);
  }

  /** Appends a part of an array. */
  public ByteSink bytes(byte[] source, int from, int count) {
    reserve(count);
    System.arraycopy(source, from, array, length, count);
    length += count;
    return this;
  }

  /** Replaces the 32 bits at a place that was written before. */
  public void setI32(int at, int value) {
    Bytes.putInt(array, at, value);
  }

  /** Inverts every bit from a place on: ascending bytes become descending ones. */
  public void invertFrom(int at) {
    for (int i = at; i < length; i++) {
      array[i] = (byte) ~array[i];
    }
  }

  /**
   * Makes room, so that {@code count} bytes can be put into {@link #array()} and then {@link
   * #skip}ped.
   */
  byte[] reserve(int count) {
    if (array.length - length < count) {
      int needed = Math.addExact(length, count);
      int room = Math.min(ROOM, Integer.MAX_VALUE - needed);
      array = Arrays.copyOf(array, Math.max(array.length * 2, needed + room));
    }
    return array;
  }

  /** Counts bytes that were put into the array directly. */
  void skip(int count) {
    length += count;
  }
}
