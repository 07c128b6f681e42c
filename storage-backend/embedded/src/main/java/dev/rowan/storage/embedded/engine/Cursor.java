package dev.rowan.storage.embedded.engine;

/**
 * Iterates over a range of keys in a snapshot from the creation of the cursor. Later writes are
 * invisible, and each batch is visible as a whole or not at all. Used by one thread, which closes
 * it before it writes.
 *
 * <p>The arrays of {@link #key} and {@link #value} may be longer than their content. They are valid
 * until the next step, and must not be changed.
 */
public interface Cursor extends AutoCloseable {
  /** Moves to the next entry; returns false at the end of the range. */
  boolean next();

  /**
   * Positions the cursor so that {@link #next} returns the entry of {@code key} if it exists, else
   * the entry that follows it in the direction of iteration. The key lies within the range.
   */
  void seek(byte[] key);

  byte[] key();

  int keyLength();

  byte[] value();

  int valueLength();

  @Override
  void close();
}
