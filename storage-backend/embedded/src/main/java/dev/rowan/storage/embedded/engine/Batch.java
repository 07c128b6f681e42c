package dev.rowan.storage.embedded.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Changes that happen together or not at all, applied in the order of adding. The arrays belong to
 * the store once added: nobody changes them afterwards. Not thread-safe.
 */
public final class Batch {
  private Space[] spaces = new Space[8];
  private byte[][] keys = new byte[8][];
  private byte[] @Nullable [] values = new byte[8][];
  private boolean[] ranges = new boolean[8];
  private int size;
  private long bytes;

  /** Adds or replaces the value of a key. */
  public void put(Space space, byte[] key, byte[] value) {
    add(space, key, value, false);
  }

  /** Removes a key; a key that is not there is no mistake. */
  public void delete(Space space, byte[] key) {
    add(space, key, null, false);
  }

  /** Removes all keys from one, inclusive, to another, exclusive. */
  public void deleteRange(Space space, byte[] from, byte[] to) {
    add(space, from, to, true);
  }

  private void add(Space space, byte[] key, byte @Nullable [] value, boolean range) {
    if (size == keys.length) {
      spaces = Arrays.copyOf(spaces, size * 2);
      keys = Arrays.copyOf(keys, size * 2);
      values = Arrays.copyOf(values, size * 2);
      ranges = Arrays.copyOf(ranges, size * 2);
    }
    spaces[size] = space;
    keys[size] = key;
    values[size] = value;
    ranges[size] = range;
    size++;
    bytes += key.length + (value == null ? 0 : value.length);
  }

  /** How many changes there are. */
  public int size() {
    return size;
  }

  /** How long all keys and values are together. */
  public long bytes() {
    return bytes;
  }

  /** The space of a change. */
  public Space space(int index) {
    return spaces[index];
  }

  /** The key of a change. */
  public byte[] key(int index) {
    return keys[index];
  }

  /** Whether the key is where a range begins that is to be deleted, and the value where it ends. */
  boolean isRange(int index) {
    return ranges[index];
  }

  /** The value to put, or null to delete the key. */
  public byte @Nullable [] value(int index) {
    return values[index];
  }
}
