package dev.rowan.quarkus;

import java.util.Optional;

/**
 * The store of an application that states none. The build chooses the address: a directory of the
 * build in dev mode, memory in tests, and none in production. Immutable and thread-safe.
 */
public final class FallbackStore {
  private final Optional<String> url;

  FallbackStore(Optional<String> url) {
    this.url = url;
  }

  /** Returns the address of the store; empty in production. */
  Optional<String> url() {
    return url;
  }
}
