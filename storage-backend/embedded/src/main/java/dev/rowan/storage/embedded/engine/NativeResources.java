package dev.rowan.storage.embedded.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;
import org.rocksdb.AbstractNativeReference;
import org.rocksdb.RocksDB;

/**
 * Native objects with a common end: closed together, in reverse order of creation. Unclosed native
 * objects leak, so all of them are counted.
 */
final class NativeResources implements AutoCloseable {
  private static final AtomicLong LIVE = new AtomicLong();

  private final Deque<AbstractNativeReference> owned = new ArrayDeque<>();

  /** Loads the native library. RocksDB's option classes do not load it themselves. */
  static void loadLibrary() {
    try {
      RocksDB.loadLibrary();
    } catch (UnsatisfiedLinkError | RuntimeException e) {
      throw EngineErrors.noNativeLibrary(e);
    }
  }

  /** Returns the number of open native objects of this process; 0 after every store is closed. */
  static long live() {
    return LIVE.get();
  }

  /** Counts an object whose owner closes it with {@link #free}. */
  static <T extends AbstractNativeReference> T counted(T object) {
    LIVE.incrementAndGet();
    return object;
  }

  static void free(AbstractNativeReference object) {
    object.close();
    LIVE.decrementAndGet();
  }

  /** Takes ownership of an object until this is closed. */
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
