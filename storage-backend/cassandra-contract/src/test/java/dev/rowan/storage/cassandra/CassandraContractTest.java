package dev.rowan.storage.cassandra;

import dev.rowan.storage.contract.BackendContract;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.BackendFixture;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Runs the backend contract on a real Cassandra. */
class CassandraContractTest extends BackendContract {
  @RegisterExtension
  @Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  @Override
  protected BackendFixture newFixture() {
    return new CassandraFixture(SESSION, KEYSPACE);
  }
}
