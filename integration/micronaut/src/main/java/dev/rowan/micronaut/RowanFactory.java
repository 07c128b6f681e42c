package dev.rowan.micronaut;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.mapping.EntityCallback;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.JobListener;
import io.micronaut.context.BeanRegistration;
import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Requires;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.core.type.Argument;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Opens the store at {@code rowan.url}, with the callbacks and listeners that are beans. A bean of
 * the application of type {@code Rowan} or {@code RowanOptions} replaces that of this factory.
 */
@Factory
final class RowanFactory {
  @Bean
  @Singleton
  @Requires(missingBeans = RowanOptions.class)
  RowanOptions rowanOptions(
      RowanConfiguration configuration,
      List<BeanRegistration<EntityCallback<?>>> callbacks,
      List<CallListener> listeners,
      List<JobListener> jobListeners) {
    RowanOptions options = RowanOptions.defaults();
    if (configuration.getTimeout() != null) {
      options = options.withTimeout(configuration.getTimeout());
    }
    if (configuration.getPageTokenSecret() != null) {
      options =
          options.withPageTokenSecret(
              configuration.getPageTokenSecret().getBytes(StandardCharsets.UTF_8));
    }
    if (configuration.getSlowCalls() != null) {
      options = options.withSlowCallLog(configuration.getSlowCalls());
    }
    for (CallListener listener : listeners) {
      options = options.withCallListener(listener);
    }
    for (JobListener listener : jobListeners) {
      options = options.withJobListener(listener);
    }
    for (BeanRegistration<EntityCallback<?>> callback : callbacks) {
      options = with(options, callback);
    }
    return options;
  }

  /** Registers a callback for the entities that its type argument names. */
  private static RowanOptions with(
      RowanOptions options, BeanRegistration<EntityCallback<?>> callback) {
    List<Argument<?>> arguments =
        callback.getBeanDefinition().getTypeArguments(EntityCallback.class);
    if (arguments.size() != 1 || arguments.get(0).isTypeVariable()) {
      throw new ConfigurationException(
          callback.getBean().getClass().getName()
              + " does not name the type of its entities. Declare a class that implements"
              + " EntityCallback of a type, such as EntityCallback<Order>");
    }
    return registered(options, arguments.get(0).getType(), callback.getBean());
  }

  private static <E> RowanOptions registered(
      RowanOptions options, Class<E> type, EntityCallback<?> callback) {
    @SuppressWarnings("unchecked") // its definition has this type argument
    EntityCallback<E> typed = (EntityCallback<E>) callback;
    return options.withCallback(type, typed);
  }

  @Bean(preDestroy = "close")
  @Singleton
  @Requires(missingBeans = Rowan.class)
  Rowan rowan(RowanConfiguration configuration, RowanOptions options) {
    String url = configuration.getUrl();
    if (url == null) {
      throw new ConfigurationException(
          "rowan.url is not set. Set it in application.properties, for example to"
              + " rowan:embedded:data/shop or rowan:cassandra://10.0.0.1:9042/shop?datacenter=dc1,"
              + " with the dependency rowan-embedded or rowan-cassandra, or declare a bean of type"
              + " Rowan");
    }
    return Rowan.connect(url, options);
  }
}
