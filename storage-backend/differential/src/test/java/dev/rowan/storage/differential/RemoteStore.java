package dev.rowan.storage.differential;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.query.Query;

/**
 * Rowan's cluster backend, in a separate keyspace on the same Cassandra. It uses the server's time,
 * so it runs only histories without time. It refuses a batch of counters in several partitions.
 * Because it doubles the load of the server, it runs only some tables.
 */
final class RemoteStore implements ComparedStore {
  private static final int ONE_OF = 3;

  private final CqlSession session;
  private final String keyspace;
  private final BackendStore store;

  RemoteStore(CqlSession session, String keyspace, Backend backend) {
    this.session = session;
    this.keyspace = keyspace;
    this.store = new BackendStore(() -> backend);
  }

  @Override
  public boolean plays(History history) {
    return history.table().name().hashCode() % ONE_OF == 0
        && history.isTimeless()
        && (!history.table().hasCounters() || history.hasUnitsOfOnePartition());
  }

  @Override
  public void begin(History history, boolean emptied) {
    store.begin(history, false);
    if (emptied) {
      session.execute("TRUNCATE " + keyspace + "." + Cql.name(history.table().name()));
    }
  }

  @Override
  public Outcome write(MutationSet batch) {
    return store.write(batch);
  }

  @Override
  public Reading read(Query query, int pageSize) {
    return store.read(query, pageSize);
  }

  /** Other tests use the backend too. */
  @Override
  public void close() {}
}
