package dev.rowan.spring.failure;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** A store that does not open, or a DAO that does not fit its store. */
final class RowanFailureAnalyzer extends AbstractFailureAnalyzer<RowanException> {
  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, RowanException cause) {
    StringBuilder wrong =
        new StringBuilder("Rowan: [%s] %s".formatted(cause.code().code(), cause.code().headline()));
    cause.context().forEach((name, value) -> wrong.append("\n    " + name + ": " + value));
    return new FailureAnalysis(wrong.toString(), action(cause.code()), cause);
  }

  /** Returns the fix; where it concerns the address, with the name of the property. */
  private static String action(ErrorCode code) {
    return switch (code) {
      case MALFORMED_CONNECTION,
          UNKNOWN_SCHEME,
          DIRECTORY_IN_USE,
          UNUSABLE_DIRECTORY,
          CLUSTER_UNREACHABLE ->
          "The property rowan.url is the address of the store: " + code.fix() + ".";
      case SCHEMA_INCOMPLETE ->
          "With rowan.url: "
              + code.fix()
              + ". With a CqlSession bean: set rowan.cassandra.schema=create or create-missing.";
      default -> code.fix() + ".";
    };
  }
}
