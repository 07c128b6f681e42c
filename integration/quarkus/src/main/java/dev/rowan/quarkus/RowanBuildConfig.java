package dev.rowan.quarkus;

import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** The properties {@code rowan.*} that the build of an application reads. Immutable. */
@ConfigMapping(prefix = "rowan")
@ConfigRoot(phase = ConfigPhase.BUILD_TIME)
public interface RowanBuildConfig {
  /** The readiness check of the store. */
  Health health();

  /** The meters of Micrometer. */
  Metrics metrics();

  /** The checks of entities by Jakarta Validation. */
  Validation validation();

  /** The readiness check of the store. */
  interface Health {
    /** Whether the readiness of the application includes its store. */
    @WithDefault("true")
    boolean enabled();
  }

  /** The meters of Micrometer. */
  interface Metrics {
    /** Whether DAO calls and the store have meters. */
    @WithDefault("true")
    boolean enabled();
  }

  /** The checks of entities by Jakarta Validation. */
  interface Validation {
    /** Whether the constraints of entities are checked before each write. */
    @WithDefault("true")
    boolean enabled();
  }
}
