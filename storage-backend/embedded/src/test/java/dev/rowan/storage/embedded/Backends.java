package dev.rowan.storage.embedded;

import dev.rowan.spi.backend.Backend;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.OrderedStore;

/** Creates backends over stores that tests create. */
@SuppressWarnings("exports")
public final class Backends {
  private Backends() {}

  /** Returns a backend over this store, which closes it. */
  public static Backend over(OrderedStore store) {
    return EmbeddedBackend.over(store, Durability.BUFFERED);
  }

  /** Returns a backend whose threads yield between reads and writes. */
  public static Backend yielding(OrderedStore store) {
    return over(new YieldingStore(store));
  }
}
