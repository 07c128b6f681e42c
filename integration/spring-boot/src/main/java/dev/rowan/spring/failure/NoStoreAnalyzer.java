package dev.rowan.spring.failure;

import dev.rowan.spring.NoStoreException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** An application without an address of its store. */
final class NoStoreAnalyzer extends AbstractFailureAnalyzer<NoStoreException> {
  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, NoStoreException cause) {
    return new FailureAnalysis(
        "Rowan has no store: "
            + cause.getMessage()
            + ". Rowan chooses none itself, because a store in memory loses its rows.",
        """
        Set one of these in application.properties:
            rowan.url=rowan:embedded:data/shop
                a directory, with the dependency dev.rowan:rowan-embedded
            rowan.url=rowan:memory:
                a store in memory for tests, with the dependency dev.rowan:rowan-embedded
            rowan.url=rowan:cassandra://10.0.0.1:9042/shop?datacenter=dc1
                a cluster, with the dependency dev.rowan:rowan-cassandra
        Or declare a bean of type CqlSession, with the dependency dev.rowan:rowan-cassandra. On Spring
        Boot 3.5 the properties spring.cassandra.* declare it."""
            .stripTrailing(),
        cause);
  }
}
