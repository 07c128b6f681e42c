package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Manually written driver code for one entity. */
public abstract class DriverCode<E> implements EntityCalls<E> {
  private final CqlSession session;
  private final PreparedStatement insert;
  private final PreparedStatement select;

  DriverCode(CqlSession session, String insert, String select) {
    this.session = session;
    this.insert = session.prepare(insert);
    this.select = session.prepare(select);
  }

  @Override
  public final CompletionStage<?> write(E entity) {
    return session.executeAsync(bind(entity));
  }

  @Override
  public final BoundStatement bind(E entity) {
    return bound(insert, entity);
  }

  @Override
  public final @Nullable E find(UUID vehicle, Instant at) {
    Row row = session.execute(bound(select, vehicle, at)).one();
    return row == null ? null : read(row);
  }

  abstract BoundStatement bound(PreparedStatement statement, E entity);

  abstract BoundStatement bound(PreparedStatement statement, UUID vehicle, Instant at);
}
