package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;

/**
 * Calls of one real node through Rowan and through manually written driver code, over one session,
 * in {@linkplain PairedTurns turns}. {@code RoundTripAlternation <turns> <calls>}; without calls,
 * all.
 */
public final class RoundTripAlternation {
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

  private final RoundTrips rowan;
  private final RoundTrips byHand;

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
    CountedRequests requests = new CountedRequests();
    try (OneNode node = new OneNode();
        CqlSession session = OneNode.trackedSession(node.address(), requests)) {
      RoundTripAlternation alternation = new RoundTripAlternation(session);
      PairedTurns turns = new PairedTurns(requests, Integer.parseInt(args[0]), STORED);
      turns.printHead("Rowan", "driver");
      for (Call call : Call.values()) {
        if (args.length == 1 || Arrays.asList(args).contains(call.name())) {
          turns.compare(
              call.name(),
              number -> call.run(alternation.rowan, number),
              number -> call.run(alternation.byHand, number));
        }
      }
    }
  }
}
