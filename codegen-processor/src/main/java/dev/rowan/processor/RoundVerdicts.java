package dev.rowan.processor;

import dev.rowan.processor.check.Verdict;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import javax.annotation.processing.RoundEnvironment;

/**
 * Passes the verdict of a round from {@link RowanProcessor} to {@link RowanModelProcessor}, which
 * else computes it again: if the compiler gives each processor a round environment of its own, or
 * if only the second one is used. A verdict holds no objects of the compiler. Thread-safe.
 */
final class RoundVerdicts {
  private static final Map<RoundEnvironment, Verdict> VERDICTS =
      Collections.synchronizedMap(new WeakHashMap<>());

  private RoundVerdicts() {}

  /** Offers the verdict of a round. */
  static void offer(RoundEnvironment round, Verdict verdict) {
    VERDICTS.put(round, verdict);
  }

  /** Takes the verdict of a round, if there is one. */
  static Optional<Verdict> take(RoundEnvironment round) {
    return Optional.ofNullable(VERDICTS.remove(round));
  }
}
