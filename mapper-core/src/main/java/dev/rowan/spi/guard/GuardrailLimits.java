package dev.rowan.spi.guard;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.store.Guardrail;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The limits of each guardrail. Immutable and thread-safe. */
public final class GuardrailLimits {
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,9})([kmg]?)");

  private static final String MIN_WRITES = "min-writes";

  private final Map<Guardrail, Threshold> limits;
  private final long minWrites;

  private GuardrailLimits(Map<Guardrail, Threshold> limits, long minWrites) {
    this.limits = limits;
    this.minWrites = minWrites;
  }

  /** Returns the default limits. */
  public static GuardrailLimits usual() {
    Map<Guardrail, Threshold> limits = new EnumMap<>(Guardrail.class);
    // Cassandra stores the length of a key in two bytes.
    limits.put(Guardrail.KEY_SIZE, new Threshold(Threshold.OFF, 65_535));
    limits.put(Guardrail.VALUE_SIZE, new Threshold(1 << 20, 16 << 20));
    limits.put(Guardrail.COLLECTION_SIZE, new Threshold(1_000, 10_000));
    limits.put(Guardrail.ROWS_AT_ONCE, new Threshold(10_000, Threshold.OFF));
    limits.put(Guardrail.DEAD_ROWS, new Threshold(1_000, 100_000));
    limits.put(Guardrail.PARTITION_SHARE, new Threshold(10, Threshold.OFF));
    limits.put(Guardrail.PARTITION_WRITES, new Threshold(1_000, Threshold.OFF));
    limits.put(Guardrail.SHARD_BALANCE, new Threshold(200, Threshold.OFF));
    limits.put(Guardrail.STALE_ENTRIES, new Threshold(1_000, 10_000));
    limits.put(Guardrail.STALE_SHARE, new Threshold(1, Threshold.OFF));
    limits.put(Guardrail.REPAIRED_ENTRIES, new Threshold(0, Threshold.OFF));
    limits.put(Guardrail.REQUESTS, new Threshold(200, Threshold.OFF));
    limits.put(Guardrail.ROW_DRIFT, new Threshold(200, Threshold.OFF));
    limits.put(Guardrail.BATCH_BYTES, new Threshold(5 << 10, 50 << 10));
    limits.put(Guardrail.BATCH_PARTITIONS, new Threshold(10, Threshold.OFF));
    limits.put(Guardrail.SERVER_WARNINGS, new Threshold(0, Threshold.OFF));
    return new GuardrailLimits(limits, 10_000);
  }

  /** Returns a copy with other limits of one guardrail. */
  public GuardrailLimits with(Guardrail guardrail, Threshold threshold) {
    Map<Guardrail, Threshold> copy = new EnumMap<>(limits);
    copy.put(guardrail, threshold);
    return new GuardrailLimits(copy, minWrites);
  }

  /** Returns the names of all options that {@link #with(Map)} reads. */
  public static Set<String> options() {
    Set<String> names = new TreeSet<>();
    for (Guardrail guardrail : Guardrail.values()) {
      if (!guardrail.option().isEmpty()) {
        names.add(guardrail.option() + "-warn");
        if (guardrail.refuses()) {
          names.add(guardrail.option() + "-refuse");
        }
      }
    }
    names.add(MIN_WRITES);
    return names;
  }

  /**
   * Returns a copy with the limits that the options of a connection set. A value is a number,
   * optionally followed by {@code k}, {@code m} or {@code g} for KiB, MiB or GiB, or {@code off}.
   * Other options are ignored.
   *
   * @throws ConfigurationException if a value is malformed
   */
  public GuardrailLimits with(Map<String, String> options) {
    GuardrailLimits result = this;
    for (Guardrail guardrail : Guardrail.values()) {
      Threshold usual = of(guardrail);
      long warn = number(options, guardrail.option() + "-warn", usual.warn());
      long refuse =
          guardrail.refuses()
              ? number(options, guardrail.option() + "-refuse", usual.refuse())
              : usual.refuse();
      result = result.with(guardrail, new Threshold(warn, refuse));
    }
    return new GuardrailLimits(result.limits, number(options, MIN_WRITES, minWrites));
  }

  private static long number(Map<String, String> options, String name, long usual) {
    String text = options.get(name);
    if (text == null) {
      return usual;
    }
    if (text.equals("off")) {
      return Threshold.OFF;
    }
    Matcher form = NUMBER.matcher(text);
    if (!form.matches()) {
      throw new ConfigurationException(
          ErrorCode.MALFORMED_CONNECTION,
          Map.of("option", name, "expected", "a number such as 500 or 64k, or off"),
          null);
    }
    long number = Long.parseLong(form.group(1));
    return switch (form.group(2)) {
      case "g" -> number << 30;
      case "m" -> number << 20;
      case "k" -> number << 10;
      default -> number;
    };
  }

  /**
   * Returns the number of writes of a table in one minute below which the shares of its partitions
   * and shards are not compared with limits.
   */
  public long minWrites() {
    return minWrites;
  }

  /** Returns the limits of a guardrail. */
  public Threshold of(Guardrail guardrail) {
    Threshold threshold = limits.get(guardrail);
    if (threshold == null) {
      throw new IllegalStateException("a guardrail without limits");
    }
    return threshold;
  }
}
