package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.servererrors.QueryValidationException;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cql.Cql;
import dev.rowan.cql.schema.CreateKeyspace;
import dev.rowan.cql.statement.Use;
import dev.rowan.cql.text.Statement;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A real Cassandra accepts the schemas of the tests, and its descriptions of them are imported. */
@EnabledIfSystemProperty(named = "rowan.long", matches = "true")
class DescribedSchemaTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  private static final AtomicInteger KEYSPACES = new AtomicInteger();
  private static CqlSession session;

  @TempDir private Path folder;

  static List<Path> schemas() {
    return Schemas.all().stream().filter(file -> !file.endsWith("unsupported.cql")).toList();
  }

  @BeforeAll
  static void connect() {
    session =
        CqlSession.builder()
            .addContactPoint(CASSANDRA.contactPoint())
            .withLocalDatacenter(CASSANDRA.datacenter())
            .withConfigLoader(
                DriverConfigLoader.programmaticBuilder()
                    .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofMinutes(1))
                    .withBoolean(DefaultDriverOption.METADATA_SCHEMA_ENABLED, false)
                    .build())
            .build();
  }

  @AfterAll
  static void disconnect() {
    session.close();
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void importsWhatTheServerDescribes(Path file) throws IOException {
    comesBack(Files.readString(file));
  }

  @Test
  void importsWhatTheServerDescribesOfARandomSchema() throws IOException {
    comesBack(RandomSchemaTest.schema());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CREATE TYPE t_outer (i t_inner)",
        "CREATE TABLE a (id int)",
        "CREATE TABLE b (id int PRIMARY KEY, m map<int, list<int>>)",
        "CREATE TABLE b (id int PRIMARY KEY, l list<t_inner>)",
        "CREATE TABLE c (id int, at date STATIC, PRIMARY KEY (id, at))",
        "CREATE TABLE d (id int, x int, y int, PRIMARY KEY (id, x, y))"
            + " WITH CLUSTERING ORDER BY (y DESC)",
        "CREATE TABLE e (id int, PRIMARY KEY (id, other))"
      })
  void theServerRefusesWhatTheCheckRefuses(String statement) throws IOException {
    session.execute("CREATE TYPE IF NOT EXISTS %s.t_inner (a int)".formatted(CASSANDRA.name()));
    session.execute("USE " + CASSANDRA.name());
    Path file =
        Files.writeString(folder.resolve("bad.cql"), "CREATE TYPE t_inner (a int);" + statement);

    assertThat(Invocation.of("check", file.toString()).out()).contains("error: [refused] ");
    assertThatThrownBy(() -> session.execute(statement))
        .isInstanceOf(QueryValidationException.class);
  }

  private void comesBack(String cql) throws IOException {
    String keyspace = CASSANDRA.name() + "_" + KEYSPACES.incrementAndGet();
    session.execute(
        "CREATE KEYSPACE %s WITH durable_writes = false AND replication = {'class': 'SimpleStrategy', 'replication_factor': 1}"
            .formatted(keyspace));
    session.execute("USE " + keyspace);
    for (Statement statement : Cql.parseAll(cql)) {
      if (!(statement instanceof CreateKeyspace) && !(statement instanceof Use)) {
        session.execute(statement.toCql().replaceAll("\\b(telemetry|parking)\\.", ""));
      }
    }
    List<String> described = new ArrayList<>();
    for (Row row : session.execute("DESCRIBE KEYSPACE " + keyspace)) {
      described.add(row.getString("create_statement"));
    }
    session.execute("DROP KEYSPACE " + keyspace);
    Path file = Files.writeString(folder.resolve("described.cql"), String.join("\n", described));

    Invocation done =
        Invocation.of("import", file.toString(), "--package", "shop", "--out", folder.toString());

    assertThat(done.err()).isEmpty();
    assertThat(done.exitCode()).as(done.out()).isIn(0, 1);
    assertThat(CanonicalSchema.of(DdlReader.read(Files.readString(file), Optional.empty())))
        .isEqualTo(CanonicalSchema.of(DdlReader.read(cql, Optional.empty())));
  }
}
