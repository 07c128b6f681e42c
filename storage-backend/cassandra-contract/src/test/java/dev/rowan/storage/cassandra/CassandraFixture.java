package dev.rowan.storage.cassandra;

import com.datastax.oss.driver.api.core.Version;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.metadata.Node;
import dev.rowan.spi.backend.Backend;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.BackendFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/** A keyspace of a real Cassandra. It holds the tables of earlier tests, remain in rows. */
record CassandraFixture(TestSession session, CassandraKeyspace keyspace) implements BackendFixture {
  private static final String EXISTING =
      "SELECT table_name FROM system_schema.tables WHERE keyspace_name = ? AND table_name IN ?";

  /** What Rowan stores about tables by their names, and must not say of the next test's tables. */
  private static final List<String> ABOUT_TABLES = List.of("rowan_index_state", "rowan_copy_task");

  @Override
  public Backend open() {
    return CassandraBackend.on(session.session(), keyspace.name(), SchemaMode.CREATE_MISSING);
  }

  @Override
  public boolean durable() {
    return true;
  }

  @Override
  public boolean isServer() {
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
  public void empty(List<String> tables) {
    List<String> names = new ArrayList<>(ABOUT_TABLES);
    names.addAll(tables);
    List<CompletableFuture<?>> truncations = new ArrayList<>();
    for (Row row : session.session().execute(EXISTING, keyspace.name(), names)) {
      String cql = "TRUNCATE %s.%s".formatted(keyspace.name(), row.getString(0));
      truncations.add(session.session().executeAsync(cql).toCompletableFuture());
    }
    CompletableFuture.allOf(truncations.toArray(CompletableFuture[]::new)).join();
  }

  @Override
  public void close() {}
}
