package dev.rowan.spring;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.mapping.EntityCallback;
import dev.rowan.spring.dao.DaoBeans;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/**
 * Opens the store at {@code rowan.url} and declares a bean for each DAO of the application. It
 * backs off before a bean of the application: a {@code Rowan}, a {@code RowanOptions}, or a DAO.
 *
 * <p>For the run time: Spring Boot finds this class without an import.
 */
@AutoConfiguration
@EnableConfigurationProperties(RowanProperties.class)
public class RowanAutoConfiguration {
  private static final String NO_ADDRESS =
      "rowan.url is not set, and there is no bean of type CqlSession that Rowan could use."
          + " Rowan chooses none itself, because a store in memory loses its rows";

  private static final String CHOICES =
      """
      Set one of these in application.properties:
          rowan.url=rowan:embedded:data/shop
              a directory, with the dependency dev.rowan:rowan-embedded
          rowan.url=rowan:memory:
              a store in memory for tests, with the dependency dev.rowan:rowan-embedded
          rowan.url=rowan:cassandra://10.0.0.1:9042/shop?datacenter=dc1
              a cluster, with the dependency dev.rowan:rowan-cassandra
      Or declare a bean of type CqlSession, with the dependency dev.rowan:rowan-cassandra. On Spring
      Boot 3.5 the properties spring.cassandra.* declare it.""";

  /** For Spring. */
  public RowanAutoConfiguration() {}

  /** Declares the DAOs, before any bean exists. */
  @Bean
  static DaoBeans rowanDaoBeans() {
    return new DaoBeans();
  }

  @Bean
  @ConditionalOnMissingBean
  RowanOptions rowanOptions(
      RowanProperties properties,
      ObjectProvider<EntityCallback<?>> callbacks,
      ObjectProvider<RowanOptionsCustomizer> customizers) {
    List<RowanOptionsCustomizer> inOrder = customizers.orderedStream().toList();
    RowanOptions options = properties.options();
    for (EntityCallback<?> each : callbacks.orderedStream().toList()) {
      options = CallbackBeans.register(options, each);
    }
    for (RowanOptionsCustomizer each : inOrder) {
      options = each.customize(options);
    }
    return options;
  }

  /** Closes with the context, after the DAOs and the beans that use them. */
  @Bean(destroyMethod = "close")
  @ConditionalOnMissingBean
  Rowan rowan(RowanProperties properties, RowanOptions options) {
    String url = properties.url();
    if (url == null) {
      throw new NoStoreException(NO_ADDRESS, CHOICES);
    }
    return Rowan.connect(url, options);
  }
}
