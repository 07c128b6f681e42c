package dev.rowan.quarkus.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import io.quarkus.test.QuarkusUnitTest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import shop.Item;
import shop.Shop;

/** An application with a session of the driver, on a real node. */
@EnabledIfSystemProperty(named = "rowan.long", matches = "true", disabledReason = "-Plong")
class SessionTest {
  @Order(1)
  @RegisterExtension
  static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @Order(2)
  @RegisterExtension
  static final QuarkusUnitTest APPLICATION =
      new QuarkusUnitTest()
          .withApplicationRoot(jar -> jar.addPackage(Shop.class.getPackage()))
          .setBeforeAllCustomizer(SessionTest::stateTheNode)
          .overrideConfigKey("quarkus.http.test-port", "0")
          .overrideRuntimeConfigKey("rowan.cassandra.schema", "create");

  @Inject Shop shop;
  @Inject CqlSession session;
  @Inject @Readiness HealthCheck health;

  @Test
  void theStoreIsTheClusterOfTheSession() {
    Item lamp = shop.offer("ann", "lamp", BigDecimal.TEN);
    assertThat(shop.dearestOf("ann")).containsExactly(lamp);
    assertThat(session.execute("SELECT title FROM item").one().getString(0)).isEqualTo("lamp");
    assertThat(health.call().getStatus()).isEqualTo(HealthCheckResponse.Status.UP);

    session.close();
    HealthCheckResponse closed = health.call();
    assertThat(closed.getStatus()).isEqualTo(HealthCheckResponse.Status.DOWN);
    assertThat(closed.getData().orElseThrow()).containsKey("error");
  }

  /** The application loads this class again: system properties are what both have. */
  private static void stateTheNode() {
    System.setProperty("shop.host", CASSANDRA.contactPoint().getHostString());
    System.setProperty("shop.port", Integer.toString(CASSANDRA.contactPoint().getPort()));
    System.setProperty("shop.datacenter", CASSANDRA.datacenter());
    System.setProperty("shop.keyspace", CASSANDRA.name());
  }

  /** The session of the application. */
  @ApplicationScoped
  static class Session {
    @Produces
    @Singleton
    CqlSession open() {
      return CqlSession.builder()
          .addContactPoint(
              new InetSocketAddress(
                  System.getProperty("shop.host"), Integer.getInteger("shop.port")))
          .withLocalDatacenter(System.getProperty("shop.datacenter"))
          .withKeyspace(System.getProperty("shop.keyspace"))
          .build();
    }

    void close(@Disposes CqlSession session) {
      session.close();
    }
  }
}
