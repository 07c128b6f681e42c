package dev.rowan.bench.cluster.node;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Makes the same calls of a node in two ways, in alternating turns of a quarter of a second. As
 * many turns as are measured go before. Prints a row of a table for each call: medians of the
 * elapsed time of a call, of this process's processor time for it, and of its requests; and medians
 * and quartiles of the ratios of adjacent turns. Not thread-safe.
 */
public final class PairedTurns {
  private static final long TURN_NANOS = 250_000_000L;

  /** One way to make a call. */
  @FunctionalInterface
  public interface Way {
    /** Makes one or several calls, with numbers from this one on, and returns how many. */
    int run(long number);
  }

  /** Microseconds and requests of a call. */
  private record Turn(double clock, double processor, double requests) {}

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final CountedRequests requests;
  private final int turns;
  private long next;

  /**
   * Prepares turns.
   *
   * @param requests counts those of the session that all ways use
   * @param turns of each way, for each call
   * @param first the number of the first call
   */
  public PairedTurns(CountedRequests requests, int turns, long first) {
    this.requests = requests;
    this.turns = turns;
    this.next = first;
  }

  /** Prints the head of the table. */
  public void printHead(String one, String other) {
    System.out.printf(
        "| call | requests, %s, %s | clock µs, %s | %s | ratio | processor µs, %s | %s | ratio |%n",
        one, other, one, other, one, other);
    System.out.println("|---|---|---|---|---|---|---|---|");
  }

  /** Measures two ways, and prints a row. */
  public void compare(String call, Way one, Way other) {
    Turn[] ofOne = new Turn[turns];
    Turn[] ofOther = new Turn[turns];
    for (int turn = -turns; turn < turns; turn++) {
      // The order alternates, so that neither always follows the pauses of the other.
      boolean oneFirst = turn % 2 == 0;
      Turn first = turn(oneFirst ? one : other);
      Turn second = turn(oneFirst ? other : one);
      if (turn >= 0) {
        ofOne[turn] = oneFirst ? first : second;
        ofOther[turn] = oneFirst ? second : first;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %.2f, %.2f | %s | %s |%n",
        call,
        median(ofOne, Turn::requests),
        median(ofOther, Turn::requests),
        compared(ofOne, ofOther, Turn::clock),
        compared(ofOne, ofOther, Turn::processor));
  }

  private static String compared(Turn[] one, Turn[] other, ToDoubleFunction<Turn> figure) {
    return String.format(
        Locale.ROOT,
        "%.0f | %.0f | %s",
        median(one, figure),
        median(other, figure),
        Quantiles.ratio(values(one, figure), values(other, figure)));
  }

  private static double median(Turn[] turns, ToDoubleFunction<Turn> figure) {
    return Quantiles.median(values(turns, figure));
  }

  private static double[] values(Turn[] turns, ToDoubleFunction<Turn> figure) {
    return Stream.of(turns).mapToDouble(figure).toArray();
  }

  private Turn turn(Way way) {
    long before = requests.made();
    long start = System.nanoTime();
    long processor = system.getProcessCpuTime();
    long calls = 0;
    while (System.nanoTime() - start < TURN_NANOS) {
      int made = way.run(next);
      calls += made;
      next += made;
    }
    double clock = (System.nanoTime() - start) / 1_000.0;
    return new Turn(
        clock / calls,
        (system.getProcessCpuTime() - processor) / 1_000.0 / calls,
        (double) (requests.made() - before) / calls);
  }
}
