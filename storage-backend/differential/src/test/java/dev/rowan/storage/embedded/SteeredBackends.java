package dev.rowan.storage.embedded;

import dev.rowan.spi.backend.Backend;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.RocksStore;
import java.nio.file.Path;
import java.util.function.LongSupplier;

/** Embedded backends with a test clock, which the module's API does not offer. */
public final class SteeredBackends {
  private SteeredBackends() {}

  /** Returns a backend on the heap. */
  public static Backend onHeap(LongSupplier micros) {
    return EmbeddedBackend.over(new HeapStore(), Durability.BUFFERED, micros);
  }

  /** Returns a backend in a directory. */
  public static Backend onDisk(Path directory, LongSupplier micros) {
    return EmbeddedBackend.over(RocksStore.open(directory), Durability.BUFFERED, micros);
  }
}
