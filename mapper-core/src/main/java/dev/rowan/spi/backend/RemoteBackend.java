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
