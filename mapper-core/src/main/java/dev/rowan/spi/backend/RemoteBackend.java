package dev.rowan.spi.backend;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/** A backend whose store runs in other processes, which may not answer. */
public interface RemoteBackend extends Backend {
  /**
   * Returns a backend as one that has keyspaces.
   *
   * @throws UnsupportedByBackendException if it has none
   */
  static RemoteBackend withKeyspaces(Backend backend) {
    return backend
        .as(RemoteBackend.class)
        .orElseThrow(
            () ->
                new UnsupportedByBackendException(
                    ErrorCode.NEEDS_CLUSTER,
                    Map.of(
                        "needed", "a keyspace; other stores separate tenants by their directories"),
                    null));
  }

  /**
   * Sends the smallest request to the store. The request reads nothing of users.
   *
   * @return completes when the store answers; fails with {@link
   *     dev.rowan.error.BackendUnavailableException} if no part of it does, and with {@link
   *     dev.rowan.error.RowanClosedException} after the backend is closed
   */
  CompletionStage<Void> ping();

  /**
   * Returns a backend for the tables of another keyspace, with the same connections and settings.
   * Its tables are compared when a schema is defined. Closing it leaves the connections open. When
   * this backend closes the connections, the other one can send no more requests.
   *
   * @param keyspace as stored, case-sensitive
   * @throws dev.rowan.error.RejectedInputException if the name is empty
   */
  RemoteBackend inKeyspace(String keyspace);
}
