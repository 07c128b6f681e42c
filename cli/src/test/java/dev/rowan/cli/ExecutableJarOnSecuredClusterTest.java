package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.launcher.CassandraCluster;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of the commands on a server with passwords, also after a killed command. */
@EnabledIfSystemProperty(named = "rowan.test.cli.jar", matches = ".+")
@EnabledIfSystemProperty(named = "rowan.long", matches = "true")
class ExecutableJarOnSecuredClusterTest {
  private static final String USER = "clerk";
  private static final String PASSWORD = "geheim ü 4711";
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final int TABLES = 6;

  private static CassandraCluster cluster;

  @TempDir private Path folder;

  @BeforeAll
  static void start() {
    assumeTrue(CassandraNodes.canStart());
    cluster =
        CassandraNodes.configured(
            List.of(
                "authenticator: PasswordAuthenticator",
                "authorizer: CassandraAuthorizer",
                "permissions_validity: 0ms",
                "roles_validity: 0ms"));
    execute(
        "CREATE ROLE " + USER + " WITH PASSWORD = '" + PASSWORD + "' AND LOGIN = true",
        "CREATE KEYSPACE shop WITH replication ="
            + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 1}",
        "CREATE KEYSPACE killed WITH replication ="
            + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 1}",
        "GRANT ALL ON KEYSPACE shop TO " + USER,
        "GRANT ALL ON KEYSPACE killed TO " + USER);
  }

  @AfterAll
  static void stop() {
    if (cluster != null) {
      cluster.close();
    }
  }

  @Test
  void thePasswordComesFromTheEnvironmentOrAFile() throws IOException {
    CompiledFolder program = Shops.first(folder);
    Map<String, String> variables = Map.of("ROWAN_USER", USER, "ROWAN_PASSWORD", PASSWORD);

    Invocation refused = apply(program, Map.of("ROWAN_USER", USER, "ROWAN_PASSWORD", "no"));
    assertThat(refused.exitCode()).isEqualTo(4);
    assertThat(refused.err()).startsWith("rowan: [RUN-32] ");
    assertThat(apply(program, Map.of()).err()).contains("  fix: set ROWAN_USER and ");

    Invocation applied = apply(program, variables);
    assertThat(applied.err()).isEmpty();
    assertThat(applied.out()).endsWith("Executed 1 step.\n").doesNotContain(PASSWORD);

    Path file = Files.writeString(folder.resolve("login"), "user=clerk\npassword=" + PASSWORD);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Invocation same = apply(program, Map.of(), "--credentials", file.toString());
    assertThat(same.err()).isEmpty();
    assertThat(same.out()).startsWith("Nothing to do");
  }

  @Test
  void aMissingPermissionIsNamed() {
    execute("REVOKE CREATE ON KEYSPACE shop FROM " + USER);
    CompiledFolder program =
        Shops.program(folder, "@Entity record Basket(@PartitionKey int id, String owner) {}");
    Map<String, String> variables = Map.of("ROWAN_USER", USER, "ROWAN_PASSWORD", PASSWORD);

    Invocation denied = apply(program, variables);

    assertThat(denied.exitCode()).isEqualTo(4);
    assertThat(denied.err())
        .startsWith("rowan: [RUN-32] ")
        .contains("GRANT CREATE ON KEYSPACE shop TO <role>")
        .doesNotContain(PASSWORD);
    execute("GRANT CREATE ON KEYSPACE shop TO " + USER);
    assertThat(apply(program, variables).exitCode()).isZero();
  }

  @Test
  void aKilledApplyIsContinued() throws IOException, InterruptedException {
    String entities =
        IntStream.range(0, TABLES)
            .mapToObj("@Entity record Shelf%d(@PartitionKey int id, String name) {}"::formatted)
            .collect(Collectors.joining("\n"));
    CompiledFolder program = Shops.program(folder, entities);
    String[] apply = {"schema", "apply", program.toString(), "--url", url("killed")};

    Process process = asClerk(Started.process(apply)).start();
    try (BufferedReader lines = process.inputReader(UTF_8)) {
      String line = lines.readLine();
      while (line != null && !line.startsWith("step 3 of ")) {
        line = lines.readLine();
      }
      assertThat(process.info().arguments().map(List::of).orElse(List.of()))
          .noneMatch(argument -> argument.contains(PASSWORD));
      process.toHandle().destroyForcibly(); // kill -9
      assertThat(line).as("a line before the last step").isNotNull();
    }
    assertThat(process.waitFor()).isEqualTo(137);

    Started early = Started.by(folder, asClerk(Started.process(apply)));
    assertThat(early.exitCode()).isEqualTo(5);
    assertThat(early.output()).startsWith("rowan: [RUN-61] ").contains("  fix: ");
    execute("TRUNCATE killed.rowan_schema_lease"); // as after two minutes
    Started done = Started.by(folder, asClerk(Started.process(apply)));
    assertThat(done.output()).contains("step 1 of ").doesNotContain("shelf0", "shelf1", PASSWORD);
    assertThat(done.exitCode()).isZero();

    String[] diff = {"schema", "diff", program.toString(), "--url", url("killed")};
    assertThat(Started.by(folder, asClerk(Started.process(diff))))
        .isEqualTo(new Started(0, "The store has exactly the tables of the program.\n"));
    String[] history = {"schema", "history", "--url", url("killed")};
    assertThat(Started.by(folder, asClerk(Started.process(history))).output().lines())
        .filteredOn(line -> line.contains(" DONE "))
        .hasSizeBetween(TABLES - 1, TABLES);
  }

  private static ProcessBuilder asClerk(ProcessBuilder process) {
    process.environment().put("ROWAN_USER", USER);
    process.environment().put("ROWAN_PASSWORD", PASSWORD);
    return process;
  }

  private static Invocation apply(
      CompiledFolder program, Map<String, String> variables, String... options) {
    List<String> all = new ArrayList<>(List.of("schema", "apply", program.toString()));
    all.addAll(List.of("--url", url("shop")));
    all.addAll(List.of(options));
    return Invocation.in(Invocation.surroundings(variables), all.toArray(String[]::new));
  }

  private static String url(String keyspace) {
    return "cassandra://%s:%d/%s?datacenter=%s"
        .formatted(
            cluster.contactPoints().get(0).getHostString(),
            cluster.contactPoints().get(0).getPort(),
            keyspace,
            CassandraCluster.DATACENTER);
  }

  /** Executes statements as the superuser, which the server creates soon after its start. */
  private static void execute(String... statements) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try (CqlSession admin =
          CqlSession.builder()
              .addContactPoint(cluster.contactPoints().get(0))
              .withLocalDatacenter(CassandraCluster.DATACENTER)
              .withAuthCredentials("cassandra", "cassandra")
              .withConfigLoader(
                  DriverConfigLoader.programmaticBuilder()
                      .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofSeconds(30))
                      .build())
              .build()) {
        List.of(statements).forEach(admin::execute);
        return;
      } catch (AllNodesFailedException e) {
        if (System.nanoTime() > end) {
          throw e;
        }
      }
    }
  }
}
