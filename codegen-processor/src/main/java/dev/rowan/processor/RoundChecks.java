package dev.rowan.processor;

import dev.rowan.processor.check.CheckResult;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import javax.annotation.processing.RoundEnvironment;

/**
 * Passes what the check of a round found from {@link RowanProcessor} to {@link
 * RowanModelProcessor}, which else checks it again: if the compiler gives each processor a round
 * environment of its own, or if only the second one is used. What is passed holds no objects of the
 * compiler. Thread-safe.
 */
final class RoundChecks {
  private static final Map<RoundEnvironment, CheckResult> CHECKED =
      Collections.synchronizedMap(new WeakHashMap<>());

  private RoundChecks() {}

  /** Offers what the check of a round found. */
  static void offer(RoundEnvironment round, CheckResult result) {
    CHECKED.put(round, result);
  }

  /** Takes what the check of a round found, if it was offered. */
  static Optional<CheckResult> take(RoundEnvironment round) {
    return Optional.ofNullable(CHECKED.remove(round));
  }
}
