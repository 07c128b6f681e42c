package dev.rowan.internal.session;

import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.state.IndexGate;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.SchemaBackend;
import java.time.InstantSource;
import java.util.concurrent.CompletionStage;

/**
 * An open store without its entities. It is enough to compare and change tables before an entity
 * uses them. Immutable and thread-safe.
 *
 * @param backend the open backend
 * @param gate the states of the indexes
 * @param time the source of time of jobs
 * @param await waits as a call of a DAO does
 */
public record StoreAccess(Backend backend, IndexGate gate, InstantSource time, Await await) {
  /**
   * Returns the open backend as one that compares schemas.
   *
   * @throws UnsupportedByBackendException if it does not
   */
  public SchemaBackend schemas() {
    return SchemaBackend.of(backend);
  }

  /** Returns the result of a stage; waits no longer than a call of a DAO does. */
  public <T> T await(CompletionStage<T> stage) {
    return await.result(stage);
  }
}
