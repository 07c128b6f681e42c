package dev.rowan.spring.metrics;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.micrometer.RowanMetrics;
import dev.rowan.observe.CallListener;
import dev.rowan.spring.RowanAutoConfiguration;
import dev.rowan.spring.RowanOptionsCustomizer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.observation.ObservationRegistry;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.context.annotation.Bean;

/**
 * Meters and observations of DAO calls, meters of jobs and of the store, if the application has
 * {@code rowan-micrometer} and a registry.
 */
@AutoConfiguration(after = RowanAutoConfiguration.class)
@ConditionalOnClass({MeterRegistry.class, RowanMetrics.class})
@ConditionalOnProperty(name = "rowan.metrics.enabled", matchIfMissing = true)
public class RowanMetricsAutoConfiguration {
  /** For Spring. */
  public RowanMetricsAutoConfiguration() {}

  @Bean
  @ConditionalOnMissingBean(name = "rowanCallMetrics")
  RowanOptionsCustomizer rowanCallMetrics(
      ObjectProvider<MeterRegistry> meters, ObjectProvider<ObservationRegistry> observations) {
    MeterRegistry registry = meters.getIfUnique();
    CallListener calls = listener(registry, observations.getIfUnique());
    return options -> {
      RowanOptions observed = calls == null ? options : options.withCallListener(calls);
      return registry == null ? observed : observed.withJobListener(RowanMetrics.jobs(registry));
    };
  }

  /** With both, a handler that Spring Boot registers makes the timer of the observations. */
  private static @Nullable CallListener listener(
      @Nullable MeterRegistry meters, @Nullable ObservationRegistry observations) {
    if (meters == null) {
      return observations == null ? null : RowanMetrics.calls(observations);
    }
    return observations == null
        ? RowanMetrics.calls(meters)
        : RowanMetrics.calls(meters, observations);
  }

  @Bean
  @ConditionalOnSingleCandidate(Rowan.class)
  @ConditionalOnMissingBean(name = "rowanStoreMetrics")
  MeterBinder rowanStoreMetrics(Rowan rowan) {
    return RowanMetrics.store(rowan);
  }
}
