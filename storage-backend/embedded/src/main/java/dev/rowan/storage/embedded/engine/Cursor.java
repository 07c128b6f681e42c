package dev.rowan.storage.embedded.engine;

/**
 * A walk over a range of keys, as the store stood when the cursor was made: later writes are not
 * seen, and of one batch all or nothing. Belongs to one thread, which closes it before it writes.
 *
 * <p>The arrays of {@link #key} and {@link #value} may be longer than their content and are valid
 * until the next step; they are not to be changed.
 */
public interface Cursor extends AutoCloseable {
  /** Goes to the next entry; false at the end of the range. */
  boolean next();

  /**
   * Makes {@code key} the place from where {@link #next} goes on: that entry itself if it exists,
   * else the one behind it in the direction of the walk. The key lies within the range.
   */
  void seek(byte[] key);

  byte[] key();

  int keyLength();

  byte[] value();

  int valueLength();

  @Override
  void close();
}
