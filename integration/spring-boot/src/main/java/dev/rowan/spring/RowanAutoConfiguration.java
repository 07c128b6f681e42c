package dev.rowan.spring;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
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
 */
@AutoConfiguration
@EnableConfigurationProperties(RowanProperties.class)
public class RowanAutoConfiguration {
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
      RowanProperties properties, ObjectProvider<RowanOptionsCustomizer> customizers) {
    List<RowanOptionsCustomizer> inOrder = customizers.orderedStream().toList();
    RowanOptions options = properties.options();
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
      throw new NoStoreException();
    }
    return Rowan.connect(url, options);
  }
}
