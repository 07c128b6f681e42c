package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * One way to write and read the entities of a type.
 *
 * @param <E> the entity
 */
public interface Way<E> {
  /** Returns the bound statement that writes an entity. */
  BoundStatement bind(E entity);

  /** Makes the bound statement of an entity and hands it to the session. */
  CompletionStage<?> write(E entity);

  /** Returns the entity of a row. */
  E read(Row row);

  /** Asks the session for a row and returns its entity. */
  @Nullable E find(UUID vehicle, Instant at);
}
