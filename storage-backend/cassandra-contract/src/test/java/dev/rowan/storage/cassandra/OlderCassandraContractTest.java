package dev.rowan.storage.cassandra;

import dev.rowan.storage.contract.BackendContract;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.cassandra.CassandraVersion;
import dev.rowan.storage.contract.fixture.BackendFixture;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Runs the backend contract on Cassandra 4.1, except for features of later versions. */
@EnabledIfSystemProperty(
    named = "rowan.long",
    matches = "true",
    disabledReason = "a long test: -Plong")
class OlderCassandraContractTest extends BackendContract {
  @RegisterExtension
  @Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace(CassandraVersion.V4_1);

  @RegisterExtension
  @Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  @Override
  protected BackendFixture newFixture() {
    return new CassandraFixture(SESSION, KEYSPACE);
  }
}
