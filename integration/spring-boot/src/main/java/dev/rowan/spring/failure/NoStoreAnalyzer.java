package dev.rowan.spring.failure;

import dev.rowan.spring.NoStoreException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** An application that does not state its store. */
final class NoStoreAnalyzer extends AbstractFailureAnalyzer<NoStoreException> {
  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, NoStoreException cause) {
    return new FailureAnalysis(
        "Rowan has no store: " + cause.getMessage() + ".", cause.action(), cause);
  }
}
