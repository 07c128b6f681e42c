package dev.rowan.spi.backend;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.store.Storage;
import java.util.Map;

/** A backend whose store belongs to this process, and which this process administers. */
public interface LocalBackend extends Backend {
  /**
   * Returns a backend as one whose store belongs to this process.
   *
   * @throws UnsupportedByBackendException if it does not
   */
  static LocalBackend of(Backend backend) {
    return backend
        .as(LocalBackend.class)
        .orElseThrow(
            () ->
                new UnsupportedByBackendException(
                    ErrorCode.UNSUPPORTED_BY_BACKEND,
                    Map.of("needed", "a store of this process"),
                    null));
  }

  /** Returns the administration of the store; always the same object. */
  Storage storage();
}
