package dev.rowan.storage.embedded.engine;

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

  /** The files of a store that has some. */
  default Optional<StoreFiles> files() {
    return Optional.empty();
  }

  /** Waits for calls under way and open cursors, then lets go of everything. Idempotent. */
  @Override
  void close();
}
