package dev.rowan.spring.cassandra;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.AutoConfigurationImportFilter;
import org.springframework.boot.autoconfigure.AutoConfigurationMetadata;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.EnvironmentAware;
import org.springframework.core.env.Environment;
import org.springframework.util.ClassUtils;

/**
 * Leaves out the session that Spring Boot 3.5 declares as soon as the driver is on the class path,
 * and whose health check connects to this machine. An application that states a property of it, or
 * that uses Spring Data, retains it. Spring Boot 4 declares it only on request, with a module of
 * its own.
 */
final class DriverSessionFilter implements AutoConfigurationImportFilter, EnvironmentAware {
  private static final String OF_BOOT =
      "org.springframework.boot.autoconfigure.cassandra.CassandraAutoConfiguration";
  private static final String SPRING_DATA =
      "org.springframework.data.cassandra.core.CassandraTemplate";

  private @Nullable Environment environment;

  @Override
  public void setEnvironment(Environment newEnvironment) {
    environment = newEnvironment;
  }

  @Override
  public boolean[] match(String[] configurations, AutoConfigurationMetadata metadata) {
    boolean[] retained = new boolean[configurations.length];
    for (int i = 0; i < configurations.length; i++) {
      retained[i] = !OF_BOOT.equals(configurations[i]) || isWanted();
    }
    return retained;
  }

  private boolean isWanted() {
    return states("spring.cassandra")
        || states("rowan.cassandra")
        || ClassUtils.isPresent(SPRING_DATA, DriverSessionFilter.class.getClassLoader());
  }

  private boolean states(String prefix) {
    return Binder.get(Objects.requireNonNull(environment, "Spring sets the environment first"))
        .bind(prefix, Bindable.mapOf(String.class, Object.class))
        .map(stated -> !stated.isEmpty())
        .orElse(false);
  }
}
