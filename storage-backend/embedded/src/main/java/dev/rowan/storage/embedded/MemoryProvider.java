package dev.rowan.storage.embedded;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.BackendProvider;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.embedded.catalog.StoreClock;
import dev.rowan.storage.embedded.engine.HeapStore;
import java.time.InstantSource;
import java.util.Map;

/**
 * Serves {@code rowan:memory:}: each opening creates a separate empty store, which is discarded
 * when it is closed. The options are {@code retention} (how long tombstones are retained for writes
 * with older timestamps), {@code vacuum} ({@code auto} or {@code off}) and {@code like} ({@code
 * cassandra}: the store refuses what a cluster refuses, with the same codes).
 *
 * <p>For the run time: {@code Rowan.connect} finds this class by the service loader.
 */
public final class MemoryProvider implements BackendProvider {
  /** For {@link java.util.ServiceLoader}. */
  public MemoryProvider() {}

  @Override
  public String scheme() {
    return "memory";
  }

  @Override
  public Backend open(ConnectionString address) {
    return open(address, InstantSource.system());
  }

  @Override
  public Backend open(ConnectionString address, InstantSource time) {
    EmbeddedOptions.requireKnown(address, BackendSettings.optionsWith(BackendSettings.LIKE));
    if (!address.target().isEmpty()) {
      // A name would suggest that two openings share a store.
      throw EmbeddedOptions.mistake(
          Map.of("expected", "rowan:memory:", "found", address.toString()));
    }
    return EmbeddedBackend.over(
        new HeapStore(), BackendSettings.likeCluster(address), StoreClock.micros(time));
  }
}
