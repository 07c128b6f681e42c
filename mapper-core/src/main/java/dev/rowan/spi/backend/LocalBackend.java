package dev.rowan.spi.backend;

import dev.rowan.spi.store.Storage;

/** A backend whose store belongs to this process, and which this process administers. */
public interface LocalBackend extends Backend {
  /** Returns the administration of the store; always the same object. */
  Storage storage();
}
