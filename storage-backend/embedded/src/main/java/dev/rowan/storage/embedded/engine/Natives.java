package dev.rowan.storage.embedded.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;
import org.rocksdb.AbstractNativeReference;

/**
 * Native objects with one end: closed together, the last made first. Nothing frees a native object
 * that is forgotten, so all of them are counted.
 */
final class Natives implements AutoCloseable {
  private static final AtomicLong LIVE = new AtomicLong();

  private final Deque<AbstractNativeReference> owned = new ArrayDeque<>();

  /** How many native objects of this process are open; 0 once every store is closed. */
  static long live() {
    return LIVE.get();
  }

  /** Counts an object that closes itself through {@link #free}. */
  static <T extends AbstractNativeReference> T counted(T object) {
    LIVE.incrementAndGet();
    return object;
  }

  static void free(AbstractNativeReference object) {
    object.close();
    LIVE.decrementAndGet();
  }

  /** Takes over an object that lives as long as this. */
  <T extends AbstractNativeReference> T own(T object) {
    owned.push(counted(object));
    return object;
  }

  @Override
  public void close() {
    while (!owned.isEmpty()) {
      free(owned.pop());
    }
  }
}
