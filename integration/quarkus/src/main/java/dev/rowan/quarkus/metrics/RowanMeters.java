package dev.rowan.quarkus.metrics;

import dev.rowan.Rowan;
import dev.rowan.micrometer.RowanMetrics;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.JobListener;
import dev.rowan.quarkus.StoreListener;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.List;

/** Meters of DAO calls, of jobs and of the store. Called by the container. */
@Singleton
public class RowanMeters implements StoreListener {
  private static final List<String> OF_STORE = List.of("rowan.store.", "rowan.guardrail.");

  private final MeterRegistry registry;

  /** For the container. */
  public RowanMeters(MeterRegistry registry) {
    this.registry = registry;
  }

  /** Returns the listener that times DAO calls. */
  @Produces
  @Singleton
  public CallListener calls() {
    return RowanMetrics.calls(registry);
  }

  /** Returns the listener that times jobs. */
  @Produces
  @Singleton
  public JobListener jobs() {
    return RowanMetrics.jobs(registry);
  }

  @Override
  public void opened(Rowan rowan) {
    RowanMetrics.store(rowan).bindTo(registry);
  }

  /** Removes the meters of the store. In dev mode, the registry survives the application. */
  @PreDestroy
  void closed() {
    registry.getMeters().stream()
        .filter(meter -> OF_STORE.stream().anyMatch(meter.getId().getName()::startsWith))
        .forEach(registry::remove);
  }
}
