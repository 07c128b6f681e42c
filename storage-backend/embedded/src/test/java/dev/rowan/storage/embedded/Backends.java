package dev.rowan.storage.embedded;

import dev.rowan.backend.Backend;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.OrderedStore;

/** Backends over stores that tests make. */
@SuppressWarnings("exports")
public final class Backends {
  private Backends() {}

  /** A backend over this store, which closes it. */
  public static Backend over(OrderedStore store) {
    return EmbeddedBackend.over(store, Durability.BUFFERED);
  }

  /** The same, with other threads going first between what is read and what is written. */
  public static Backend yielding(OrderedStore store) {
    return over(new YieldingStore(store));
  }
}
