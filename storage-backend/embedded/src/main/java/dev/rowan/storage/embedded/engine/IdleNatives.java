package dev.rowan.storage.embedded.engine;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.rocksdb.AbstractNativeReference;

/**
 * Native objects between two uses, as making one anew costs more than a short walk: a few places,
 * and each thread has one of them. Whoever takes and gives holds the store open meanwhile.
 * Thread-safe.
 */
final class IdleNatives<T extends AbstractNativeReference> {
  private static final int PLACES = 16;

  /** Places are this many references apart: no two in one cache line. */
  private static final int APART = 16;

  private final AtomicReferenceArray<@Nullable T> places =
      new AtomicReferenceArray<>(PLACES * APART);

  /** Takes an object that waits for this thread, or null. */
  @Nullable T take() {
    return places.getAndSet(placeOfThread(), null);
  }

  /** Lets an object wait for its next use, or frees it if another one waits already. */
  void give(T object) {
    if (!places.compareAndSet(placeOfThread(), null, object)) {
      Natives.free(object);
    }
  }

  /** Frees what waits. */
  void clear() {
    for (int place = 0; place < places.length(); place += APART) {
      T waiting = places.getAndSet(place, null);
      if (waiting != null) {
        Natives.free(waiting);
      }
    }
  }

  private static int placeOfThread() {
    return (int) (Thread.currentThread().getId() % PLACES) * APART;
  }
}
