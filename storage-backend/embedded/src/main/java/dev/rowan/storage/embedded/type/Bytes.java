package dev.rowan.storage.embedded.type;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Numbers in arrays of bytes, big-endian unless named otherwise. */
public final class Bytes {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private Bytes() {}

  /** Returns the unsigned 16 bits at a place. */
  public static int getU16(byte[] array, int at) {
    return ((array[at] & 0xFF) << 8) | (array[at + 1] & 0xFF);
  }

  /** Returns the 32 bits at a place. */
  public static int getInt(byte[] array, int at) {
    return (int) INT.get(array, at);
  }

  /** Returns the 64 bits at a place. */
  public static long getLong(byte[] array, int at) {
    return (long) LONG.get(array, at);
  }

  /** Returns the 64 bits at a place, the lowest first. */
  public static long getLittleEndianLong(byte[] array, int at) {
    return Long.reverseBytes(getLong(array, at));
  }

  static void putInt(byte[] array, int at, int value) {
    INT.set(array, at, value);
  }

  /** Puts 64 bits at a place. */
  public static void putLong(byte[] array, int at, long value) {
    LONG.set(array, at, value);
  }
}
