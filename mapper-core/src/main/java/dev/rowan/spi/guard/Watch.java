package dev.rowan.spi.guard;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;

/**
 * One guardrail: compares values with its limits, counts them, and logs a warning at most once per
 * minute and table. Thread-safe.
 */
final class Watch {
  private static final long PAUSE = TimeUnit.MINUTES.toNanos(1);

  /**
   * The number of tables with a separate minute; more than a typical model has. Further tables
   * share one.
   */
  private static final int MOST_PLACES = 1_000;

  private final Guardrail guardrail;
  private final Threshold threshold;
  private final Logger log;
  private final LongSupplier nanos;
  private final LongAdder warnings = new LongAdder();
  private final LongAdder refusals = new LongAdder();
  private final AtomicLong largest = new AtomicLong();
  private final Map<String, Long> logged = new ConcurrentHashMap<>();
  private volatile @Nullable String table;

  Watch(Guardrail guardrail, Threshold threshold, Logger log, LongSupplier nanos) {
    this.guardrail = guardrail;
    this.threshold = threshold;
    this.log = log;
    this.nanos = nanos;
  }

  /** Returns the value up to which no check is needed. */
  long limit() {
    return threshold.first();
  }

  /** Returns whether a value can exceed a limit. */
  boolean isOn() {
    return threshold.first() != Threshold.OFF;
  }

  long refuses() {
    return threshold.refuse();
  }

  /**
   * Checks a value.
   *
   * @param where the table, and the column if the value belongs to one
   * @throws RejectedInputException if the value exceeds the refuse limit
   */
  void check(long found, String where) {
    if (found <= threshold.first()) {
      return;
    }
    if (found > threshold.refuse()) {
      refuse(found, where);
      throw refusal(found, where);
    }
    warn(found, where, where);
  }

  /** Counts a value that can no longer be refused; returns whether it exceeds a limit. */
  boolean note(long found, String where) {
    return note(found, where, where);
  }

  /**
   * Counts a value that can no longer be refused; returns whether it exceeds a limit.
   *
   * @param where the place for statistics and the log
   * @param place the table of which at most one warning per minute is logged
   */
  boolean note(long found, String where, String place) {
    boolean much = found > threshold.first();
    if (much) {
      warn(found, where, place);
    }
    return much;
  }

  /** Counts a warning of a server, and logs its text unless null. */
  void tell(String where, @Nullable String text) {
    see(1, where);
    warnings.increment();
    if (text != null && isDue(where)) {
      log.warn("{} of {}: {}", guardrail.code(), where, text);
    }
  }

  private void see(long found, String where) {
    largest.accumulateAndGet(found, Math::max);
    table = where;
  }

  private boolean isDue(String where) {
    long now = nanos.getAsLong();
    boolean isFree = logged.size() < MOST_PLACES || logged.containsKey(where);
    String place = isFree ? where : "";
    Long last = logged.get(place);
    if (last == null) {
      return logged.putIfAbsent(place, now) == null;
    }
    return now - last >= PAUSE && logged.replace(place, last, now);
  }

  private void warn(long found, String where, String place) {
    see(found, where);
    warnings.increment();
    if (isDue(place)) {
      log.warn(
          "{} of {}: {}, more than {}; limit set by the option {}-warn",
          guardrail.code(),
          where,
          found,
          threshold.warn(),
          guardrail.option());
    }
  }

  /** Counts and logs a read that stopped after the given number, with the remedy. */
  void stop(long found, String where, String remedy) {
    see(found, where);
    warnings.increment();
    if (isDue(where)) {
      log.warn("{} of {}: stopped after {}; {}", guardrail.code(), where, found, remedy);
    }
  }

  /** Counts a request that is refused by the caller. */
  void refuse(long found, String where) {
    see(found, where);
    refusals.increment();
  }

  private RejectedInputException refusal(long found, String where) {
    ErrorCode code = guardrail == Guardrail.KEY_SIZE ? ErrorCode.KEY_TOO_LONG : ErrorCode.GUARDRAIL;
    return new RejectedInputException(
        code,
        Map.of(
            "guardrail",
            guardrail.code(),
            "table",
            where,
            "found",
            Long.toString(found),
            "limit",
            threshold.refuse() + ", by the option " + guardrail.option() + "-refuse"),
        null);
  }

  GuardrailStats stats() {
    return new GuardrailStats(guardrail, warnings.sum(), refusals.sum(), largest.get(), table);
  }
}
