package dev.rowan.storage.embedded.engine;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keys in unsigned byte order with atomic batches. Safe for many threads. After {@link #close}
 * every call throws {@code ClosedMapper}; failures of the disk or of native code arrive as coded
 * {@code RowanException}s.
 */
public interface OrderedStore extends AutoCloseable {
  /** The value of a key, null when there is none. The array is not to be changed. */
  byte @Nullable [] get(Space space, byte[] key);

  /** Applies all changes or none; returns when they are as durable as asked. */
  void write(Batch batch, Durability durability);

  /**
   * A walk over the keys from {@code lower} (inclusive) to {@code upper} (exclusive; null is the
   * end of the space), largest first if {@code reverse}.
   */
  Cursor cursor(Space space, byte[] lower, byte @Nullable [] upper, boolean reverse);

  /** The same for a walk that nobody repeats soon, so that nothing is kept in memory for it. */
  default Cursor sweep(Space space, byte[] lower, byte @Nullable [] upper) {
    return cursor(space, lower, upper, false);
  }

  /**
   * Removes all keys of a range, and frees their space. Not as one: if it fails, or the process
   * ends half-way, some are left.
   */
  default void clear(Space space, byte[] lower, byte[] upper) {
    Batch batch = new Batch();
    try (Cursor cursor = cursor(space, lower, upper, false)) {
      while (cursor.next()) {
        batch.delete(space, Arrays.copyOf(cursor.key(), cursor.keyLength()));
      }
    }
    write(batch, Durability.BUFFERED);
  }

  /** The files of a store that has some. */
  default Optional<StoreFiles> files() {
    return Optional.empty();
  }

  /** Waits for calls under way and open cursors, then lets go of everything. Idempotent. */
  @Override
  void close();
}
