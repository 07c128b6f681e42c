package dev.rowan.spi.backend;

import java.util.concurrent.CompletionStage;

/** A backend whose store runs in other processes, which may not answer. */
public interface RemoteBackend extends Backend {
  /**
   * Sends the smallest request to the store. The request reads nothing of users.
   *
   * @return completes when the store answers; fails with {@link
   *     dev.rowan.error.BackendUnavailableException} if no part of it does, and with {@link
   *     dev.rowan.error.RowanClosedException} after the backend is closed
   */
  CompletionStage<Void> ping();
}
