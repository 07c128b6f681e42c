package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.fault.LoggedText;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.launcher.CassandraCluster;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A server with passwords and permissions says who is refused what, never a password. */
class SecuredClusterTest {
  private static final String WRONG = "a wrong password";
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @RegisterExtension static final LoggedText LOG = new LoggedText();

  private static CassandraCluster cluster;

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
    try (CqlSession admin = admin()) {
      admin.execute(
          "CREATE KEYSPACE shop WITH replication ="
              + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 1}");
      admin.execute("CREATE ROLE clerk WITH PASSWORD = 'of the clerk' AND LOGIN = true");
    }
  }

  @AfterAll
  static void stop() {
    if (cluster != null) {
      cluster.close();
    }
  }

  @Test
  void theErrorWithoutCredentialsNamesWhereToSetThem() {
    RowanException failure = failure(() -> connect("").close());
    assertThat(failure.code()).isEqualTo(ErrorCode.ACCESS_DENIED);
    assertThat(failure)
        .hasMessageContaining(address())
        .hasMessageContaining("credentials in the driver's configuration");
  }

  @Test
  void aWrongPasswordIsRefusedAndNeverShown() {
    RowanException failure = failure(() -> as("clerk", WRONG, () -> connect("").close()));
    assertThat(failure.code()).isEqualTo(ErrorCode.ACCESS_DENIED);
    assertThat(failure)
        .hasMessageContaining("the user name or the password")
        .hasMessageNotContaining(WRONG);
    assertThat(LOG.text()).doesNotContain(WRONG);
  }

  @Test
  void eachMissingPermissionIsNamed() {
    Boxes pens = new Boxes("pens");
    as(
        "clerk",
        "of the clerk",
        () -> {
          try (Rowan rowan = connect("&schema=create")) {
            assertDenied(
                () -> rowan.runtime(pens),
                "clerk",
                "CREATE on all tables in shop",
                "CREATE ON KEYSPACE shop");
            // who creates a table has all permissions on it
            assertThat(rowan.runtime(pens)).isNotNull();
            revoke("ALL ON TABLE shop.pens");
            assertDenied(
                () -> export(rowan, pens),
                "clerk",
                "SELECT on table shop.pens",
                "SELECT ON TABLE shop.pens");
            export(rowan, pens);
          }
        });
  }

  /** Servers let every role read {@code system_schema}, but no other table without permission. */
  @Test
  void anUncheckedConnectionNeedsItsTablesAlone() {
    try (CqlSession admin = admin()) {
      admin.execute(
          "CREATE KEYSPACE store WITH replication ="
              + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 1}");
    }
    Boxes cups = new Boxes("cups");
    Boxes jugs = new Boxes("jugs");
    as(
        "cassandra",
        "cassandra",
        () -> {
          try (Rowan rowan = connect("store", "&schema=create")) {
            rowan.runtime(cups);
            rowan.runtime(jugs);
          }
        });
    try (CqlSession admin = admin()) {
      admin.execute("CREATE ROLE guest WITH PASSWORD = 'of the guest' AND LOGIN = true");
      admin.execute("GRANT SELECT ON TABLE store.cups TO guest");
    }
    Row cup = Row.of("hall", "top", "red");
    as(
        "guest",
        "of the guest",
        () -> {
          try (Rowan rowan = connect("store", "&schema=unchecked")) {
            assertDenied(
                () -> rowan.runtime(cups),
                "guest",
                "SELECT on table store.rowan_index_state",
                "SELECT ON TABLE store.rowan_index_state");
            DaoRuntime<Row> dao = rowan.runtime(cups);
            for (String table : List.of("cups_by_label", "cups")) {
              assertDenied(
                  () -> insert(dao, cup),
                  "guest",
                  "MODIFY on table store." + table,
                  "MODIFY ON TABLE store." + table);
            }
            insert(dao, cup);
            export(rowan, cups);
            assertDenied(
                () -> export(rowan, jugs),
                "guest",
                "SELECT on table store.jugs",
                "SELECT ON TABLE store.jugs");
          }
        });
  }

  private static void insert(DaoRuntime<Row> dao, Row row) {
    try {
      dao.insert(row, Nulls.UNSET).toCompletableFuture().join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RowanException known ? known : e;
    }
  }

  private static void export(Rowan rowan, Boxes boxes) {
    try {
      rowan.exportTable(boxes).writeTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Asserts what the error says, and runs the statement in it as an administrator. */
  private static void assertDenied(Runnable call, String role, String permission, String granted) {
    RowanException failure = failure(call);
    assertThat(failure.code()).isEqualTo(ErrorCode.ACCESS_DENIED);
    assertThat(failure).hasMessageContaining("missing permission: " + permission);
    assertThat(failure).hasMessageNotContaining(role);
    String grant = failure.context().get("an administrator runs");
    assertThat(grant).isEqualTo("GRANT " + granted + " TO <role>");
    try (CqlSession admin = admin()) {
      admin.execute(grant.replace("<role>", role));
    }
  }

  private static void revoke(String permission) {
    try (CqlSession admin = admin()) {
      admin.execute("REVOKE " + permission + " FROM clerk");
    }
  }

  /** Returns a session of the superuser, which the server creates soon after its start. */
  private static CqlSession admin() {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try {
        return CqlSession.builder()
            .addContactPoint(cluster.contactPoints().get(0))
            .withLocalDatacenter(CassandraCluster.DATACENTER)
            .withAuthCredentials("cassandra", "cassandra")
            .withConfigLoader(
                DriverConfigLoader.programmaticBuilder()
                    .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofSeconds(30))
                    .build())
            .build();
      } catch (AllNodesFailedException e) {
        if (System.nanoTime() > end) {
          throw e;
        }
      }
    }
  }

  /** Runs a program whose driver is configured with credentials. */
  private static void as(String user, String password, Runnable program) {
    String prefix = "datastax-java-driver.advanced.auth-provider.";
    System.setProperty(prefix + "class", "PlainTextAuthProvider");
    System.setProperty(prefix + "username", user);
    System.setProperty(prefix + "password", password);
    try {
      program.run();
    } finally {
      for (String name : List.of("class", "username", "password")) {
        System.clearProperty(prefix + name);
      }
    }
  }

  private static RowanException failure(Runnable call) {
    RowanException failure = catchThrowableOfType(RowanException.class, call::run);
    assertThat(failure).isNotNull();
    return failure;
  }

  private static String address() {
    InetSocketAddress address = cluster.contactPoints().get(0);
    return address.getHostString() + ":" + address.getPort();
  }

  private static Rowan connect(String options) {
    return connect("shop", options);
  }

  private static Rowan connect(String keyspace, String options) {
    return Rowan.connect(
        "rowan:cassandra://%s/%s?datacenter=%s%s"
            .formatted(address(), keyspace, CassandraCluster.DATACENTER, options));
  }
}
