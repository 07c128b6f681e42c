package dev.rowan.quarkus.health;

import dev.rowan.Rowan;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.store.HealthReason;
import dev.rowan.spi.store.StorageHealth;
import jakarta.inject.Singleton;
import java.util.stream.Collectors;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Whether the store answers: a cluster to a request, a local store by its own health. The answer
 * has no values of users. Thread-safe.
 */
@Readiness
@Singleton
public class StoreHealthCheck implements HealthCheck {
  private final Rowan rowan;

  /** For the container. */
  public StoreHealthCheck(Rowan rowan) {
    this.rowan = rowan;
  }

  @Override
  public HealthCheckResponse call() {
    HealthCheckResponseBuilder answer = HealthCheckResponse.named("Rowan store");
    try {
      StorageHealth health = rowan.storage().health();
      if (!health.reasons().isEmpty()) {
        answer.withData(
            "reasons",
            health.reasons().stream().map(HealthReason::text).collect(Collectors.joining("; ")));
      }
      return answer
          .withData("store", "local")
          .status(health.status() != StorageHealth.Status.FAILED)
          .build();
    } catch (UnsupportedByBackendException cluster) {
      return ofCluster(answer.withData("store", "cluster"));
    }
  }

  private HealthCheckResponse ofCluster(HealthCheckResponseBuilder answer) {
    try {
      rowan.ping();
      return answer.up().build();
    } catch (RowanException failure) {
      return answer
          .withData("error", failure.code().code() + " " + failure.code().headline())
          .down()
          .build();
    }
  }
}
