package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Collects the bytes of one value in an array that grows. Numbers are big-endian. A part of a value
 * has its length before its bytes, in 32 bits; the length of a part that is null is -1. Not
 * thread-safe.
 */
public final class ByteWriter {
  private static final int NULL_LENGTH = -1;
  private static final char LAST_ASCII = 0x7F;

  /** Some virtual machines refuse a larger array. */
  private static final int LARGEST = Integer.MAX_VALUE - 8;

  private byte[] bytes;
  private int size;

  /** Makes an empty writer whose array has room for this many bytes before it grows. */
  public ByteWriter(int capacity) {
    this.bytes = new byte[capacity];
  }

  /** Appends 8 bits. */
  public void writeByte(int value) {
    int place = extend(1); // which may move the bytes
    bytes[place] = (byte) value;
  }

  /** Appends 16 bits. */
  public void writeShort(int value) {
    int place = extend(Short.BYTES);
    bytes[place] = (byte) (value >> 8);
    bytes[place + 1] = (byte) value;
  }

  /** Appends 32 bits. */
  public void writeInt(int value) {
    int place = extend(Integer.BYTES);
    setInt(bytes, place, value);
  }

  /** Appends 64 bits. */
  public void writeLong(long value) {
    int place = extend(Long.BYTES);
    setLong(bytes, place, value);
  }

  /** Appends all bytes of an array. */
  public void write(byte[] values) {
    int place = extend(values.length);
    System.arraycopy(values, 0, bytes, place, values.length);
  }

  /** Appends the bytes between position and limit of a buffer, and does not move the buffer. */
  public void write(ByteBuffer values) {
    int length = values.remaining();
    int place = extend(length);
    values.get(values.position(), bytes, place, length);
  }

  /**
   * Appends a text if all its characters are US-ASCII, which needs no array of their bytes; returns
   * whether they are. Appends nothing if not.
   */
  public boolean writeAscii(String text) {
    int place = extend(text.length());
    if (setAscii(bytes, place, text)) {
      return true;
    }
    size = place;
    return false;
  }

  /** Appends a part that is null. */
  public void writeNullPart() {
    writeInt(NULL_LENGTH);
  }

  /** Begins a part, and returns the argument for {@link #endPart}. */
  public int beginPart() {
    return extend(Integer.BYTES);
  }

  /** Ends the part that began there, with all bytes that were appended since. */
  public void endPart(int begin) {
    setInt(bytes, begin, size - begin - Integer.BYTES);
  }

  /** Appends zeros and returns the place of the first one in {@link #array}. */
  public int extend(int count) {
    int place = size;
    size = Math.addExact(size, count);
    if (size > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(size, (int) Math.min(2L * bytes.length, LARGEST)));
    }
    return place;
  }

  /** Returns the array that holds the bytes until the next one is appended. */
  public byte[] array() {
    return bytes;
  }

  /** Returns the number of bytes. */
  public int size() {
    return size;
  }

  /** Returns the bytes, which share the array; nothing may be appended afterwards. */
  public ByteBuffer toBuffer() {
    return ByteBuffer.wrap(bytes, 0, size);
  }

  /** Puts 32 bits into an array. */
  public static void setInt(byte[] bytes, int place, int value) {
    bytes[place] = (byte) (value >> 24);
    bytes[place + 1] = (byte) (value >> 16);
    bytes[place + 2] = (byte) (value >> 8);
    bytes[place + 3] = (byte) value;
  }

  /**
   * Puts the characters of a text into an array if all of them are US-ASCII; returns whether they
   * are. If not, the first of them may be in the array.
   */
  public static boolean setAscii(byte[] bytes, int place, String text) {
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char next = text.charAt(i);
      if (next > LAST_ASCII) {
        return false;
      }
      bytes[place + i] = (byte) next;
    }
    return true;
  }

  /** Puts 64 bits into an array. */
  public static void setLong(byte[] bytes, int place, long value) {
    setInt(bytes, place, (int) (value >> 32));
    setInt(bytes, place + Integer.BYTES, (int) value);
  }
}
