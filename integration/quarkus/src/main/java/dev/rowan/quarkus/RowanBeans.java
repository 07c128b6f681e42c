package dev.rowan.quarkus;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Consistency;
import dev.rowan.dao.ReadOptions;
import dev.rowan.mapping.EntityCallback;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.JobListener;
import dev.rowan.spi.call.CallOptions;
import io.quarkus.arc.All;
import io.quarkus.arc.DefaultBean;
import io.quarkus.arc.InstanceHandle;
import io.quarkus.runtime.configuration.ConfigurationException;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Opens the store of the application, with the callbacks and listeners that are beans. A bean of
 * the application of type {@code Rowan} or {@code RowanOptions} replaces that of this class. Called
 * by the container.
 */
@Singleton
public class RowanBeans {
  /** For the container. */
  public RowanBeans() {}

  /** Returns the options that the properties and the beans of the application state. */
  @Produces
  @Singleton
  @DefaultBean
  public RowanOptions rowanOptions(
      RowanConfig config,
      @All List<InstanceHandle<EntityCallback<?>>> callbacks,
      @All List<CallListener> listeners,
      @All List<JobListener> jobListeners) {
    RowanOptions options =
        RowanOptions.defaults()
            .withReads(
                ReadOptions.of(at(config.reads().consistency(), Optional.empty()))
                    .withPageSize(config.reads().pageSize()))
            .withWrites(at(config.writes().consistency(), config.writes().serialConsistency()));
    if (config.timeout().isPresent()) {
      options = options.withTimeout(config.timeout().get());
    }
    if (config.pageTokenSecret().isPresent()) {
      options =
          options.withPageTokenSecret(
              config.pageTokenSecret().get().getBytes(StandardCharsets.UTF_8));
    }
    if (config.slowCalls().isPresent()) {
      options = options.withSlowCallLog(config.slowCalls().get());
    }
    for (CallListener listener : listeners) {
      options = options.withCallListener(listener);
    }
    for (JobListener listener : jobListeners) {
      options = options.withJobListener(listener);
    }
    for (InstanceHandle<EntityCallback<?>> callback : callbacks) {
      options = CallbackRegistration.register(options, callback);
    }
    return options;
  }

  private static CallOptions at(Optional<Consistency> consistency, Optional<Consistency> serial) {
    return new CallOptions(orNull(consistency), orNull(serial), null, null, null, null, null, null);
  }

  private static @Nullable Consistency orNull(Optional<Consistency> stated) {
    return stated.isPresent() ? stated.get() : null;
  }

  /** Opens the store. */
  @Produces
  @Singleton
  @DefaultBean
  public Rowan rowan(
      RowanConfig config,
      RowanOptions options,
      FallbackStore fallbackStore,
      @All List<StoreWithoutAddress> others) {
    if (config.url().isPresent()) {
      return Rowan.connect(config.url().get(), options);
    }
    for (StoreWithoutAddress other : others) {
      Optional<Rowan> open = other.open(options);
      if (open.isPresent()) {
        return open.get();
      }
    }
    return Rowan.connect(fallbackStore.url().orElseThrow(RowanBeans::noStore), options);
  }

  private static ConfigurationException noStore() {
    return new ConfigurationException(
        "rowan.url is not set, and there is no bean of type CqlSession that Rowan could use. Rowan"
            + " chooses no store in production, because a store at a wrong place loses its rows."
            + " Set rowan.url in application.properties, for example to rowan:embedded:data/shop"
            + " with the dependency rowan-embedded, or to"
            + " rowan:cassandra://10.0.0.1:9042/shop?datacenter=dc1 with the dependency"
            + " rowan-cassandra, or declare a bean of type Rowan",
        Set.of("rowan.url"));
  }

  /** Closes the store, after the beans that use it. */
  public void close(@Disposes Rowan rowan) {
    rowan.close();
  }
}
