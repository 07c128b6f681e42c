package dev.rowan.storage.contract.cassandra;

import dev.rowan.storage.launcher.CassandraCluster;
import dev.rowan.storage.launcher.CqlConnection;
import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Gives a test class a keyspace of its own on a real Cassandra, which is started when the first
 * class of the run asks, and ends with the run.
 *
 * <pre>{@code
 * class MyTest {
 *   @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();
 * }
 * }</pre>
 *
 * <p>{@code -Drowan.test.cassandra=host:port} uses a server that is there instead (one that asks
 * for no password; {@code -Drowan.test.cassandra.datacenter} names its data centre if it is not
 * called {@value CassandraCluster#DATACENTER}), and drops the keyspace at the end. {@code
 * -DskipCassandra} leaves the tests of the class out, and so does a machine without a JDK that can
 * run the server; both are said in the log, and the tests are reported as skipped.
 */
public final class CassandraKeyspace
    implements ExecutionCondition, BeforeAllCallback, AfterAllCallback {
  private static final String RUN = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX);
  private static final AtomicInteger KEYSPACES = new AtomicInteger();
  private static final System.Logger LOG = System.getLogger(CassandraKeyspace.class.getName());

  private final @Nullable CassandraVersion version;
  private @Nullable SharedCassandra server;
  private @Nullable String name;
  private @Nullable Class<?> owner;

  /** For the static field of a test class: of the version that the run is for. */
  public CassandraKeyspace() {
    this(null);
  }

  /**
   * For the static field of a test class.
   *
   * @param version of a server that is started for the run beside others; null for the one that the
   *     run is for
   */
  public CassandraKeyspace(@Nullable CassandraVersion version) {
    this.version = version;
  }

  /** Returns where the server answers CQL. */
  public InetSocketAddress contactPoint() {
    return started().contactPoint();
  }

  /** Returns the data centre of the server, which drivers ask for. */
  public String datacenter() {
    return started().datacenter();
  }

  /** Returns the name of the keyspace, which needs no quotes. */
  public String name() {
    return Objects.requireNonNull(name, "no test class asked for the keyspace");
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    @Nullable String obstacle = SharedCassandra.obstacle();
    if (obstacle == null) {
      return ConditionEvaluationResult.enabled("a real Cassandra can be had");
    }
    LOG.log(
        System.Logger.Level.WARNING,
        "NOT TESTED on a real Cassandra: {0} ({1})",
        context.getDisplayName(),
        obstacle);
    return ConditionEvaluationResult.disabled(obstacle);
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    if (owner != null) {
      return; // a nested class shares the keyspace of the one around it
    }
    server = SharedCassandra.of(context, version);
    name = "rowan_%s_%d".formatted(RUN, KEYSPACES.incrementAndGet());
    CqlConnection.execute(
        contactPoint(),
        ("CREATE KEYSPACE %s WITH durable_writes = false"
                + " AND replication = {'class': 'SimpleStrategy', 'replication_factor': 1}")
            .formatted(name));
    owner = context.getRequiredTestClass();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (context.getRequiredTestClass().equals(owner)) {
      owner = null;
      if (started().outlivesTheRun()) {
        CqlConnection.execute(contactPoint(), "DROP KEYSPACE " + name());
      }
    }
  }

  private SharedCassandra started() {
    return Objects.requireNonNull(server, "no test class asked for the keyspace");
  }
}
