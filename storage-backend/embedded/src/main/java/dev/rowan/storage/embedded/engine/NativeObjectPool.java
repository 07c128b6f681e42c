package dev.rowan.storage.embedded.engine;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.rocksdb.AbstractNativeReference;

/**
 * A small pool of idle native objects, because their creation costs more than a short scan. Each
 * thread maps to one slot. A caller of {@link #take} and {@link #give} must hold the store open.
 * Thread-safe.
 */
final class NativeObjectPool<T extends AbstractNativeReference> {
  private static final int PLACES = 16;

  /** The distance between slots, so that no two share a cache line. */
  private static final int APART = 16;

  private final AtomicReferenceArray<@Nullable T> places =
      new AtomicReferenceArray<>(PLACES * APART);

  /** Returns the idle object of this thread's slot, or null. */
  @Nullable T take() {
    return places.getAndSet(placeOfThread(), null);
  }

  /** Returns an object to the pool, or frees it if the slot is occupied. */
  void give(T object) {
    if (!places.compareAndSet(placeOfThread(), null, object)) {
      NativeResources.free(object);
    }
  }

  /** Frees all idle objects. */
  void clear() {
    for (int place = 0; place < places.length(); place += APART) {
      T waiting = places.getAndSet(place, null);
      if (waiting != null) {
        NativeResources.free(waiting);
      }
    }
  }

  private static int placeOfThread() {
    return (int) (Thread.currentThread().getId() % PLACES) * APART;
  }
}
