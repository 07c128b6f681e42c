package dev.rowan.cli.command;

import dev.rowan.cli.store.CredentialSources;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import java.util.Map;

/** Explains a failure of a store to a person who has no code to change. */
final class StoreFailure {
  /** What to do, where the fix of the code is about a program. */
  private static final Map<ErrorCode, String> FIXES =
      Map.of(
          ErrorCode.ACCESS_DENIED,
          CredentialSources.HINT + "; an administrator grants permissions",
          ErrorCode.DIRECTORY_IN_USE,
          "stop the program that has the store open, or name a snapshot of the store",
          ErrorCode.SCHEMA_CHANGE_RUNNING,
          "wait for its end, and run the command again; the lease of a program that crashed ends"
              + " after two minutes",
          ErrorCode.JOB_IN_PROGRESS,
          "wait for its end; a build that crashed can be repeated after one minute",
          ErrorCode.MALFORMED_CONNECTION,
          "write --url rowan:embedded:<directory>, or --url"
              + " cassandra://<host>/<keyspace>?datacenter=<name>");

  private StoreFailure() {}

  /** Returns the exit code of a failure. */
  static int exitCode(RowanException failure) {
    if (failure.code() == ErrorCode.MALFORMED_CONNECTION
        || failure.code() == ErrorCode.UNUSABLE_DIRECTORY) {
      return ExitCodes.UNUSABLE;
    }
    return failure instanceof BackendUnavailableException || failure instanceof RowanClosedException
        ? ExitCodes.FAILED
        : ExitCodes.REFUSED;
  }

  /** Returns the lines of a failure: its code, the names involved, and the fix. */
  static String text(RowanException failure) {
    ErrorCode code = failure.code();
    StringBuilder text = new StringBuilder();
    text.append("[%s] %s%n".formatted(code.code(), code.headline()));
    failure.context().forEach((name, value) -> text.append("  %s: %s%n".formatted(name, value)));
    if (code == ErrorCode.NO_NATIVE_LIBRARY && failure.getCause() != null) {
      text.append("  cause: %s%n".formatted(failure.getCause().getMessage()));
    }
    return text.append("  fix: %s%n".formatted(FIXES.getOrDefault(code, code.fix())))
        .append("  see: rowan explain %s".formatted(code.code()))
        .toString();
  }
}
