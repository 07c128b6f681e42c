package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.util.ClassUtils;
import shop.ShopApplication;

/** The sample on a real Cassandra, by its address and over a session of the application. */
@Timeout(300)
class ShopOnCassandraTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @Test
  void sellsOnACluster() {
    String lamp;
    String url =
        "rowan.url=rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create"
            .formatted(
                CASSANDRA.contactPoint().getHostString(),
                CASSANDRA.contactPoint().getPort(),
                CASSANDRA.name(),
                CASSANDRA.datacenter());
    try (ConfigurableApplicationContext shop = ShopPlay.start(url)) {
      lamp = ShopPlay.sell(Http.of(shop), "ann");
      ShopPlay.observe(Http.of(shop), "cluster");
    }
    try (ConfigurableApplicationContext shop =
        new SpringApplicationBuilder(ShopApplication.class, OwnSession.class).run()) {
      CqlSession session = shop.getBean(CqlSession.class);
      assertThat(Http.of(shop).get("/items/" + lamp).statusCode()).isEqualTo(200);
      ShopPlay.observe(Http.of(shop), "cluster");

      // the health does not wait for a node when the application closes its session itself
      session.close();
      assertThat(Http.of(shop).get("/actuator/health").statusCode()).isEqualTo(503);
    }
  }

  @Test
  void sellsOverTheSessionThatSpringBootDeclares() {
    assumeTrue(
        ClassUtils.isPresent(
            "org.springframework.boot.autoconfigure.cassandra.CassandraAutoConfiguration", null),
        "a module of its own on Spring Boot 4");
    try (ConfigurableApplicationContext shop =
        ShopPlay.start(
            "spring.cassandra.contact-points="
                + CASSANDRA.contactPoint().getHostString()
                + ":"
                + CASSANDRA.contactPoint().getPort(),
            "spring.cassandra.local-datacenter=" + CASSANDRA.datacenter(),
            "spring.cassandra.request.timeout=30s",
            "rowan.cassandra.keyspace=" + CASSANDRA.name(),
            "rowan.cassandra.schema=create")) {
      ShopPlay.sell(Http.of(shop), "bob");
    }
  }

  /** The session of the application. Spring Boot's own auto-configuration declares it likewise. */
  @Configuration(proxyBeanMethods = false)
  static class OwnSession {
    @Bean
    CqlSession session() {
      return CqlSession.builder()
          .addContactPoint(CASSANDRA.contactPoint())
          .withLocalDatacenter(CASSANDRA.datacenter())
          .withKeyspace(CASSANDRA.name())
          .build();
    }
  }
}
