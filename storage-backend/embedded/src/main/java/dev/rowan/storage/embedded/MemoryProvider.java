package dev.rowan.storage.embedded;

import dev.rowan.backend.Backend;
import dev.rowan.backend.BackendProvider;
import dev.rowan.backend.ConnectionString;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import java.util.Map;
import java.util.Set;

/**
 * Serves {@code rowan:memory:}: an empty store of its own at every opening, gone when it is closed.
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
    Options.requireKnown(address, Set.of());
    if (!address.target().isEmpty()) {
      // A name would look as if two openings shared a store.
      throw Options.mistake(Map.of("expected", "rowan:memory:", "found", address.toString()));
    }
    return EmbeddedBackend.over(new HeapStore(), Durability.BUFFERED);
  }
}
