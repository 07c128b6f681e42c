package dev.rowan.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.launcher.CassandraCluster;
import dev.rowan.storage.launcher.CqlConnection;
import java.io.BufferedReader;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import shop.Item;
import shop.Items;

/**
 * Tests on a real Cassandra, which they start or find at an address. They run in a process of their
 * own, so that the end of the server can be seen.
 */
class OnCassandraTest {
  private static final Map<String, String> PARAMETERS = new HashMap<>();

  static {
    for (String name : List.of(RowanTest.CASSANDRA_CLASS_PATH, RowanTest.CASSANDRA_JAVA)) {
      Optional.ofNullable(System.getProperty(name)).ifPresent(set -> PARAMETERS.put(name, set));
    }
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void testsShareAServerThatEndsWithTheirProcess() throws Exception {
    assumeTrue(CassandraNodes.canStart(), "SKIPPED: no Cassandra can be started");
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.add("-XX:TieredStopAtLevel=1");
    PARAMETERS.forEach((name, value) -> command.add("-D" + name + "=" + value));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Runs.class.getName()));
    Process tests =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader out = tests.inputReader(StandardCharsets.UTF_8)) {
      String[] node = String.valueOf(out.readLine()).split(" ", 3);
      assertThat(node).as("the checks passed").hasSize(3);
      ProcessHandle server = ProcessHandle.of(Long.parseLong(node[2])).orElseThrow();
      tests.getOutputStream().close();
      assertThat(tests.waitFor()).isZero();
      server.onExit().get(1, TimeUnit.MINUTES);
      assertThat(CqlConnection.answers(new InetSocketAddress(node[0], Integer.parseInt(node[1]))))
          .isFalse();
    } finally {
      tests.destroyForcibly();
    }
  }

  /** Runs of tests in one process: prints the address and process of their server, and ends. */
  static final class Runs {
    private Runs() {}

    public static void main(String[] arguments) throws Exception {
      eachTestOrClassHasAKeyspaceOfItsOwnOnOneServer();
      anAddressComesBeforeTheJarsOfAServer();
      InetSocketAddress node = node();
      long process = ProcessHandle.current().children().findFirst().orElseThrow().pid();
      System.out.println(node.getHostString() + " " + node.getPort() + " " + process);
      while (System.in.read() >= 0) {
        // the parent closes the input when it knows the server
      }
    }

    private static void eachTestOrClassHasAKeyspaceOfItsOwnOnOneServer() {
      for (Class<?> tests : List.of(Fresh.class, Shared.class)) {
        Run run = Run.of(tests, PARAMETERS);
        assertThat(run.failures).isEmpty();
        assertThat(run.passed).hasSize(2);
      }
      assertThat(ProcessHandle.current().children()).hasSize(1);
      assertThat(keyspaces()).noneMatch(name -> name.startsWith("test_"));
    }

    private static void anAddressComesBeforeTheJarsOfAServer() {
      String keyspace = server().createKeyspace();
      Map<String, String> both = new HashMap<>(PARAMETERS);
      both.put(RowanTest.URL, server().url(keyspace));
      assertThat(Run.of(Selling.class, both).failures).isEmpty();
      try (Rowan rowan = Rowan.connect(server().url(keyspace))) {
        assertThat(rowan.dao(Items.class).bySeller("ann", Limit.of(9))).hasSize(1);
      }
    }
  }

  private static LaunchedServer server() {
    return LaunchedServer.of(
        new LaunchParameters(
            Optional.of(Path.of(PARAMETERS.get(RowanTest.CASSANDRA_CLASS_PATH))),
            Optional.empty(),
            Optional.ofNullable(PARAMETERS.get(RowanTest.CASSANDRA_JAVA)).map(Path::of)));
  }

  private static InetSocketAddress node() {
    URI url = URI.create(server().url("any").substring("rowan:".length()));
    return new InetSocketAddress(url.getHost(), url.getPort());
  }

  private static List<String> keyspaces() {
    try (CqlSession session =
        CqlSession.builder()
            .addContactPoint(node())
            .withLocalDatacenter(CassandraCluster.DATACENTER)
            .build()) {
      return session.getMetadata().getKeyspaces().keySet().stream()
          .map(CqlIdentifier::asInternal)
          .toList();
    }
  }

  private static Item item() {
    return new Item(UUID.randomUUID(), "ann", "lamp", BigDecimal.ONE);
  }

  @RowanTest(store = TestStore.CASSANDRA)
  static class Fresh {
    @Test
    void first(Items items) {
      assertThat(items.bySeller("ann", Limit.of(9))).isEmpty();
      items.save(item());
      assertThat(items.bySeller("ann", Limit.of(9))).hasSize(1);
    }

    @Test
    void second(Items items) {
      first(items);
    }
  }

  @RowanTest(store = TestStore.CASSANDRA, lifetime = StoreLifetime.CLASS)
  @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
  static class Shared {
    @BeforeAll
    static void save(Items items) {
      items.save(item());
    }

    @Test
    @Order(1)
    void first(Items items) {
      items.save(item());
      assertThat(items.bySeller("ann", Limit.of(9))).hasSize(2);
    }

    @Test
    @Order(2)
    void second(Items items) {
      assertThat(items.bySeller("ann", Limit.of(9))).hasSize(2);
    }
  }

  @RowanTest(store = TestStore.CASSANDRA)
  static class Selling {
    @Test
    void sells(Items items) {
      Item lamp = item();
      items.save(lamp);
      assertThat(items.bySeller("ann", Limit.of(9))).containsExactly(lamp);
    }
  }
}
