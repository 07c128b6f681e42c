package dev.rowan.quarkus;

import dev.rowan.Rowan;

/** Receives the store when the application starts. */
public interface StoreListener {
  /** Receives the open store, on the thread of the start. */
  void opened(Rowan rowan);
}
