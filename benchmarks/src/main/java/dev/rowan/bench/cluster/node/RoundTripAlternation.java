package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;

/**
 * Calls of one real node through Rowan and through manually written driver code, over one session,
 * in alternating turns of a quarter of a second. Prints medians of the elapsed time of a call and
 * of this process's processor time for it, and the medians and quartiles of the ratios of adjacent
 * turns. {@code RoundTripAlternation <turns> <calls>}; without calls, all.
 */
public final class RoundTripAlternation {
  private static final long TURN_NANOS = 250_000_000L;
  private static final int IN_FLIGHT = 64;

  /** The rows to read. */
  private static final int STORED = 2_000;

  /** The measured calls, and the row numbers that they may use. */
  private enum Call {
    SAVE,
    FIND,
    SAVE_PARTITION,
    SAVE_WITH_ENTRIES,
    SAVE_INDEXED,
    MOVE_ATOMIC,
    SAVES_IN_FLIGHT;

    /** Returns the number of calls, which start with this row number. */
    int run(RoundTrips way, long number) {
      switch (this) {
        case SAVE -> way.save(number);
        case FIND -> way.find(number % STORED);
        case SAVE_PARTITION -> way.savePartition(number * TripTables.OF_ONE_VEHICLE);
        case SAVE_WITH_ENTRIES -> way.saveWithEntries(number);
        case SAVE_INDEXED -> way.saveIndexed(number);
        case MOVE_ATOMIC -> way.moveWare(number % STORED, "mover-" + number % 1_000);
        case SAVES_IN_FLIGHT -> {
          return inFlight(way, number);
        }
      }
      return 1;
    }

    private static int inFlight(RoundTrips way, long number) {
      int count = 10 * IN_FLIGHT;
      Queue<CompletableFuture<?>> saving = new ArrayDeque<>(IN_FLIGHT);
      for (int i = 0; i < count; i++) {
        if (saving.size() == IN_FLIGHT) {
          saving.remove().join();
        }
        saving.add(way.saving(number + i).toCompletableFuture());
      }
      saving.forEach(CompletableFuture::join);
      return count;
    }
  }

  /** Microseconds of a call. */
  private record Turn(double clock, double processor) {}

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final RoundTrips rowan;
  private final RoundTrips byHand;
  private long next = STORED;

  private RoundTripAlternation(CqlSession session) {
    rowan = new RowanRoundTrips(session);
    byHand = new DriverCodeRoundTrips(session);
    for (long number = 0; number < STORED; number++) {
      rowan.save(number);
      rowan.saveWare(number);
      byHand.saveWare(number);
    }
  }

  /** Prints a table. */
  public static void main(String[] args) {
    int turns = Integer.parseInt(args[0]);
    try (OneNode node = new OneNode();
        CqlSession session = OneNode.patientSession(node.address())) {
      RoundTripAlternation alternation = new RoundTripAlternation(session);
      System.out.println(
          "| call | clock µs, Rowan | driver | ratio | processor µs, Rowan | driver | ratio |");
      System.out.println("|---|---|---|---|---|---|---|");
      for (Call call : Call.values()) {
        if (args.length == 1 || Arrays.asList(args).contains(call.name())) {
          alternation.compare(call, turns);
        }
      }
    }
  }

  private void compare(Call call, int turns) {
    List<Turn> ofRowan = new ArrayList<>();
    List<Turn> ofHand = new ArrayList<>();
    for (int turn = -turns; turn < turns; turn++) {
      // The order alternates, so that neither always follows the pauses of the other.
      boolean rowanFirst = turn % 2 == 0;
      Turn first = turn(call, rowanFirst ? rowan : byHand);
      Turn second = turn(call, rowanFirst ? byHand : rowan);
      if (turn >= 0) {
        ofRowan.add(rowanFirst ? first : second);
        ofHand.add(rowanFirst ? second : first);
      }
    }
    double[] clock = new double[turns];
    double[] processor = new double[turns];
    for (int i = 0; i < turns; i++) {
      clock[i] = ofRowan.get(i).clock() / ofHand.get(i).clock();
      processor[i] = ofRowan.get(i).processor() / ofHand.get(i).processor();
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %.0f | %.0f | %s | %.0f | %.0f | %s |%n",
        call,
        quantile(ofRowan.stream().mapToDouble(Turn::clock).toArray(), 0.5),
        quantile(ofHand.stream().mapToDouble(Turn::clock).toArray(), 0.5),
        ratio(clock),
        quantile(ofRowan.stream().mapToDouble(Turn::processor).toArray(), 0.5),
        quantile(ofHand.stream().mapToDouble(Turn::processor).toArray(), 0.5),
        ratio(processor));
  }

  private static String ratio(double[] ratios) {
    return String.format(
        Locale.ROOT,
        "%.2f (%.2f–%.2f)",
        quantile(ratios, 0.5),
        quantile(ratios, 0.25),
        quantile(ratios, 0.75));
  }

  private static double quantile(double[] values, double part) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) (part * (sorted.length - 1))];
  }

  private Turn turn(Call call, RoundTrips way) {
    long start = System.nanoTime();
    long processor = system.getProcessCpuTime();
    long calls = 0;
    while (System.nanoTime() - start < TURN_NANOS) {
      int made = call.run(way, next);
      calls += made;
      next += made;
    }
    double clock = (System.nanoTime() - start) / 1_000.0;
    return new Turn(clock / calls, (system.getProcessCpuTime() - processor) / 1_000.0 / calls);
  }
}
