package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The bytes of a value that is made of parts, in one array: each part has its length before it, -1
 * standing for none. Not thread-safe.
 */
final class PartBytes {
  private static final int NONE = -1;

  /** A larger array is more than every virtual machine has. */
  private static final int LARGEST = Integer.MAX_VALUE - 8;

  private byte[] bytes;
  private int size;

  /** Makes an empty one with room for so many bytes, which grows where that is too little. */
  PartBytes(int room) {
    this.bytes = new byte[room];
  }

  /** Adds a number of 32 bits, such as how many parts there are. */
  void addInt(int value) {
    int place = extend(Integer.BYTES);
    setInt(bytes, place, value);
  }

  void add(byte value) {
    int place = extend(1); // which may move the bytes
    bytes[place] = value;
  }

  void add(byte[] values) {
    int place = extend(values.length);
    System.arraycopy(values, 0, bytes, place, values.length);
  }

  /** Adds the bytes of a buffer, which is not moved. */
  void add(ByteBuffer values) {
    int length = values.remaining();
    int place = extend(length);
    values.get(values.position(), bytes, place, length);
  }

  /** Adds a part that is missing. */
  void addNone() {
    addInt(NONE);
  }

  /** Begins a part; returns what {@link #end} wants to know. */
  int begin() {
    return extend(Integer.BYTES);
  }

  /** Ends the part that began there: all that was added since is its bytes. */
  void end(int begin) {
    setInt(bytes, begin, size - begin - Integer.BYTES);
  }

  /** Returns the array that holds them at present. */
  byte[] array() {
    return bytes;
  }

  /** Returns the bytes; nothing may be added any more. */
  ByteBuffer toBuffer() {
    return ByteBuffer.wrap(bytes, 0, size);
  }

  /** Adds room and returns where it begins. */
  int extend(int count) {
    int place = size;
    size = Math.addExact(size, count);
    if (size > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(size, (int) Math.min(2L * bytes.length, LARGEST)));
    }
    return place;
  }

  /** Puts a number of 32 bits there. */
  static void setInt(byte[] bytes, int place, int value) {
    bytes[place] = (byte) (value >> 24);
    bytes[place + 1] = (byte) (value >> 16);
    bytes[place + 2] = (byte) (value >> 8);
    bytes[place + 3] = (byte) value;
  }

  /** Puts a number of 64 bits there. */
  static void setLong(byte[] bytes, int place, long value) {
    setInt(bytes, place, (int) (value >> 32));
    setInt(bytes, place + Integer.BYTES, (int) value);
  }
}
