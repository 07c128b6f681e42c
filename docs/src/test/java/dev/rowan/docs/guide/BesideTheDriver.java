package dev.rowan.docs.guide;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.SchemaMode;
import dev.rowan.storage.cassandra.rows.CassandraRows;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * A program that uses the driver beside the DAO of bids, over one session. Each test has no bids.
 */
abstract class BesideTheDriver {
  private final CassandraKeyspace keyspace;
  CqlSession session;
  Rowan rowan;
  Bids bids;
  CassandraRows rows;

  BesideTheDriver(CassandraKeyspace keyspace) {
    this.keyspace = keyspace;
  }

  @BeforeEach
  void open() {
    session = OnEachStore.driver(keyspace);
    rowan =
        Rowan.on(
            CassandraBackend.on(session, keyspace.name(), SchemaMode.CREATE),
            RowanOptions.defaults());
    bids = rowan.dao(Bids.class);
    change("TRUNCATE bid");
    rows = CassandraRows.on(session, keyspace.name());
  }

  @AfterEach
  void close() {
    rowan.close();
    session.close();
  }

  /** Executes a statement that takes longer than the driver waits for others. */
  final void change(String cql) {
    session.execute(SimpleStatement.newInstance(cql).setTimeout(Duration.ofSeconds(60)));
  }
}
