package dev.rowan.storage.cassandra;

import com.datastax.oss.driver.api.core.Version;
import com.datastax.oss.driver.api.core.metadata.Node;
import dev.rowan.backend.Backend;
import dev.rowan.storage.contract.BackendFixture;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.Objects;

/** A keyspace of a real Cassandra; the tables of earlier tests remain in it. */
record CassandraFixture(TestSession session, CassandraKeyspace keyspace) implements BackendFixture {
  @Override
  public Backend open() {
    return CassandraBackend.on(session.session(), keyspace.name(), SchemaMode.CREATE_MISSING);
  }

  @Override
  public boolean durable() {
    return true;
  }

  /** All newer features came with version 5. */
  @Override
  public boolean has(Newer newer) {
    return session.session().getMetadata().getNodes().values().stream()
        .map(Node::getCassandraVersion)
        .map(Objects::requireNonNull)
        .allMatch(version -> version.compareTo(Version.V5_0_0) >= 0);
  }

  @Override
  public void close() {}
}
