package dev.rowan.storage.embedded.engine;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keys in unsigned byte order with atomic batches. Thread-safe. After {@link #close} every call
 * throws {@code RowanClosedException}. Failures of the disk or of native code are {@code
 * RowanException}s with a code.
 */
public interface OrderedStore extends AutoCloseable {
  /**
   * Returns the value of a key, or null if the key does not exist. The array must not be changed.
   */
  byte @Nullable [] get(Space space, byte[] key);

  /** Applies all changes or none. Returns when the changes have the requested durability. */
  void write(EngineBatch batch, Durability durability);

  /**
   * Returns a cursor over the keys from {@code lower} (inclusive) to {@code upper} (exclusive; null
   * is the end of the space), in descending order if {@code reverse}.
   */
  Cursor cursor(Space space, byte[] lower, byte @Nullable [] upper, boolean reverse);

  /** Returns a cursor for a scan that is not repeated soon, so that it fills no cache. */
  default Cursor sweep(Space space, byte[] lower, byte @Nullable [] upper) {
    return cursor(space, lower, upper, false);
  }

  /**
   * Removes all keys of a range, and frees their space. This is not atomic: after a failure or a
   * crash, some keys may remain.
   */
  default void clear(Space space, byte[] lower, byte[] upper) {
    EngineBatch batch = new EngineBatch();
    try (Cursor cursor = cursor(space, lower, upper, false)) {
      while (cursor.next()) {
        batch.delete(space, Arrays.copyOf(cursor.key(), cursor.keyLength()));
      }
    }
    write(batch, Durability.BUFFERED);
  }

  /** Returns the files of a store on disk, or empty. */
  default Optional<StoreFiles> files() {
    return Optional.empty();
  }

  /** Waits for running calls and open cursors, then releases all resources. Idempotent. */
  @Override
  void close();
}
