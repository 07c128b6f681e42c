package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads entities of one type.
 *
 * @param <E> the entity
 */
public interface EntityCalls<E> {
  /** Returns the bound statement that writes an entity. */
  BoundStatement bind(E entity);

  /** Creates the bound statement of an entity and passes it to the session. */
  CompletionStage<?> write(E entity);

  /** Returns the entity of a row. */
  E read(Row row);

  /** Requests a row from the session and returns its entity. */
  @Nullable E find(UUID vehicle, Instant at);
}
