package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The driver's own mapper: its DAOs create the statements and execute them. */
record DriverMapperCalls<E>(
    CqlSession session,
    Function<E, BoundStatement> bound,
    Function<Row, E> reading,
    BiFunction<UUID, Instant, @Nullable E> finding)
    implements EntityCalls<E> {

  static DriverMapperCalls<Ride> rides(CqlSession session) {
    DriverMapper.RideDao dao = mapper(session).rides();
    return new DriverMapperCalls<>(session, dao::bound, dao::read, dao::find);
  }

  static DriverMapperCalls<Trip> trips(CqlSession session) {
    DriverMapper.TripDao dao = mapper(session).trips();
    return new DriverMapperCalls<>(session, dao::bound, dao::read, dao::find);
  }

  private static DriverMapper mapper(CqlSession session) {
    return new DriverMapperBuilder(session)
        .withDefaultKeyspace(KnownTables.KEYSPACE)
        .withSchemaValidationEnabled(false)
        .build();
  }

  @Override
  public BoundStatement bind(E entity) {
    return bound.apply(entity);
  }

  @Override
  public CompletionStage<?> write(E entity) {
    return session.executeAsync(bound.apply(entity));
  }

  @Override
  public E read(Row row) {
    return reading.apply(row);
  }

  @Override
  public @Nullable E find(UUID vehicle, Instant at) {
    return finding.apply(vehicle, at);
  }
}
