package dev.rowan.spring.cassandra;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.spring.NoStoreException;
import dev.rowan.spring.RowanAutoConfiguration;
import dev.rowan.storage.cassandra.CassandraBackend;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;

/**
 * Opens a {@code Rowan} over the application's {@code CqlSession}, if {@code rowan.url} is not set.
 */
@AutoConfiguration(
    before = RowanAutoConfiguration.class,
    afterName = {
      "org.springframework.boot.autoconfigure.cassandra.CassandraAutoConfiguration", // Boot 3.5
      "org.springframework.boot.cassandra.autoconfigure.CassandraAutoConfiguration" // Boot 4
    })
@ConditionalOnClass({CqlSession.class, CassandraBackend.class})
@ConditionalOnSingleCandidate(CqlSession.class)
@Conditional(WithoutAddress.class)
@EnableConfigurationProperties(RowanCassandraProperties.class)
public class RowanSessionAutoConfiguration {
  /** For Spring. */
  public RowanSessionAutoConfiguration() {}

  /** Closes before the session, which the container owns. */
  @Bean(destroyMethod = "close")
  @ConditionalOnMissingBean
  Rowan rowan(CqlSession session, RowanCassandraProperties properties, RowanOptions options) {
    return Rowan.on(
        CassandraBackend.on(
            session,
            keyspace(session, properties),
            properties.schema(),
            properties.foreignColumns()),
        options);
  }

  private static String keyspace(CqlSession session, RowanCassandraProperties properties) {
    String stated = properties.keyspace();
    if (stated != null) {
      return stated;
    }
    return session
        .getKeyspace()
        .map(CqlIdentifier::asInternal)
        .orElseThrow(
            () ->
                new NoStoreException(
                    "the CqlSession of the application has no keyspace",
                    "Set rowan.cassandra.keyspace=shop in application.properties, or give the"
                        + " CqlSession a keyspace: spring.cassandra.keyspace-name=shop."));
  }
}
