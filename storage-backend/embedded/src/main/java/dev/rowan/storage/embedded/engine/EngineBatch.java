package dev.rowan.storage.embedded.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Changes that are applied atomically, in the order in which they were added. The store owns the
 * arrays once they are added; callers must not change them. Not thread-safe.
 */
public final class EngineBatch {
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

  /** Removes a key, whether it exists or not. */
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

  /** Returns the number of changes. */
  public int size() {
    return size;
  }

  /** Returns the total length of all keys and values. */
  public long bytes() {
    return bytes;
  }

  /** Returns the key space of a change. */
  public Space space(int index) {
    return spaces[index];
  }

  /** Returns the key of a change. */
  public byte[] key(int index) {
    return keys[index];
  }

  /**
   * Returns whether the change deletes a range; its key is the start and its value the end of the
   * range.
   */
  boolean isRange(int index) {
    return ranges[index];
  }

  /** Returns the value to put, or null to delete the key. */
  public byte @Nullable [] value(int index) {
    return values[index];
  }
}
