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
import java.util.concurrent.CompletionStage;

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
      truncations.add(empty(row.getString(0)).toCompletableFuture());
    }
    CompletableFuture.allOf(truncations.toArray(CompletableFuture[]::new)).join();
  }

  /** Few tests write what Rowan stores about tables, and to truncate costs more than to look. */
  private CompletionStage<?> empty(String table) {
    String name = keyspace.name() + "." + table;
    return ABOUT_TABLES.contains(table)
        ? session
            .session()
            .executeAsync("SELECT * FROM %s LIMIT 1".formatted(name))
            .thenCompose(
                found ->
                    found.one() == null
                        ? CompletableFuture.completedFuture(null)
                        : session.session().executeAsync("TRUNCATE " + name))
        : session.session().executeAsync("TRUNCATE " + name);
  }

  @Override
  public void close() {}
}
