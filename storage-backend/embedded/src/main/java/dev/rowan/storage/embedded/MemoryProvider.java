package dev.rowan.storage.embedded;

import dev.rowan.backend.Backend;
import dev.rowan.backend.BackendProvider;
import dev.rowan.backend.ConnectionString;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import java.util.Map;

/**
 * Serves {@code rowan:memory:}: an empty store of its own at every opening, gone when it is closed.
 * The options are {@code retention} (how long deletions are kept against older timestamps) and
 * {@code vacuum} ({@code auto} or {@code off}).
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
    Options.requireKnown(address, BackendSettings.optionsWith());
    if (!address.target().isEmpty()) {
      // A name would look as if two openings shared a store.
      throw Options.mistake(Map.of("expected", "rowan:memory:", "found", address.toString()));
    }
    return EmbeddedBackend.over(new HeapStore(), BackendSettings.of(address, Durability.BUFFERED));
  }
}
