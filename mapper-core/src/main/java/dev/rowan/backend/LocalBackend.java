package dev.rowan.backend;

import dev.rowan.storage.Storage;

/** A backend whose store belongs to this process, which therefore has to look after it. */
public interface LocalBackend extends Backend {
  /** Returns what looks after the store; always the same. */
  Storage storage();
}
