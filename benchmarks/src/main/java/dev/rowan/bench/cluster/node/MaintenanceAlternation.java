package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * The same calls on the same wares, with each way to maintain them by seller, on one real node over
 * one session, in alternating turns. For each call and way it prints the requests of a call; the
 * medians of its elapsed time, of this process's processor time and of the server's; and the
 * medians and quartiles of their ratios to the turn without an index in the same round. Reads are
 * compared with reads of a whole copy maintained BLIND. {@code MaintenanceAlternation <rounds>
 * <millis>}: the number of rounds, and the length of a turn.
 *
 * <p>The server is a process that this one started, or that of {@code -Drowan.bench.server=pid}.
 */
public final class MaintenanceAlternation {
  /** Wares to read, and as many to change. */
  private static final int STORED = 2_000;

  private enum Call {
    SAVE,
    RETITLE,
    MOVE,
    READ;

    boolean isOf(MaintenanceRival rival) {
      return switch (this) {
        case MOVE -> rival.move() != null;
        case READ -> rival.read() != null;
        default -> true;
      };
    }

    void run(MaintenanceRival rival, long number) {
      long changing = STORED + number % STORED;
      switch (this) {
        case SAVE -> rival.save().accept(3L * STORED + number);
        case RETITLE -> rival.retitle().accept(changing, "Title " + number);
        case MOVE ->
            Objects.requireNonNull(rival.move()).accept(changing, "mover-" + number % 1_000);
        case READ -> {
          String seller = MaintenanceRivals.seller(number % STORED);
          int found = Objects.requireNonNull(rival.read()).apply(seller);
          if (found != MaintenanceRivals.OF_ONE_SELLER) {
            throw new IllegalStateException(rival.name() + " found " + found);
          }
        }
      }
    }
  }

  /** Microseconds, and requests, of a call. */
  private record Turn(double clock, double client, double server, double requests) {}

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final CountedRequests requests;
  private final long turnNanos;
  private final List<MaintenanceRival> rivals;
  private final Map<Call, long[]> next = new EnumMap<>(Call.class);

  private MaintenanceAlternation(CqlSession session, CountedRequests requests, Duration turn) {
    this.requests = requests;
    this.turnNanos = turn.toNanos();
    this.rivals = new MaintenanceRivals(session).all();
    for (Call call : Call.values()) {
      next.put(call, new long[rivals.size()]);
    }
    for (MaintenanceRival rival : rivals) {
      for (long number = 0; number < 2L * STORED; number++) {
        rival.save().accept(number);
      }
    }
  }

  /** Prints a table. */
  public static void main(String[] args) {
    int rounds = Integer.parseInt(args[0]);
    Duration turn = Duration.ofMillis(Long.parseLong(args[1]));
    CountedRequests requests = new CountedRequests();
    try (OneNode node = new OneNode();
        CqlSession session = OneNode.trackedSession(node.address(), requests)) {
      MaintenanceAlternation alternation = new MaintenanceAlternation(session, requests, turn);
      System.out.println(
          "| call | maintain | requests | clock µs | ratio | client µs | ratio | server µs | ratio |");
      System.out.println("|---|---|---|---|---|---|---|---|---|");
      for (Call call : Call.values()) {
        alternation.compare(call, rounds);
      }
      System.out.printf(
          Locale.ROOT,
          "%d requests failed; load average at the end: %.1f%n",
          requests.failed(),
          alternation.system.getSystemLoadAverage());
    }
  }

  private void compare(Call call, int rounds) {
    List<MaintenanceRival> of = rivals.stream().filter(call::isOf).toList();
    List<List<Turn>> turns = new ArrayList<>();
    of.forEach(rival -> turns.add(new ArrayList<>()));
    for (int round = -Math.max(2, rounds / 3); round < rounds; round++) {
      for (int i = 0; i < of.size(); i++) {
        // Each way follows each other way in some round.
        int who = Math.floorMod(round % 2 == 0 ? round + i : round - i, of.size());
        Turn turn = turn(call, of.get(who));
        if (round >= 0) {
          turns.get(who).add(turn);
        }
      }
    }
    int yardstick = 0;
    for (int i = 0; i < of.size(); i++) {
      if (call == Call.READ && of.get(i).name().equals("BLIND")) {
        yardstick = i;
      }
    }
    for (int i = 0; i < of.size(); i++) {
      print(call, of.get(i).name(), turns.get(i), turns.get(yardstick));
    }
  }

  private static void print(Call call, String name, List<Turn> of, List<Turn> beside) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %.2f | %.0f | %s | %.0f | %s | %.0f | %s |%n",
        call,
        name,
        Quantiles.median(of.stream().mapToDouble(Turn::requests).toArray()),
        Quantiles.median(of.stream().mapToDouble(Turn::clock).toArray()),
        Quantiles.ratio(
            of.stream().mapToDouble(Turn::clock).toArray(),
            beside.stream().mapToDouble(Turn::clock).toArray()),
        Quantiles.median(of.stream().mapToDouble(Turn::client).toArray()),
        Quantiles.ratio(
            of.stream().mapToDouble(Turn::client).toArray(),
            beside.stream().mapToDouble(Turn::client).toArray()),
        Quantiles.median(of.stream().mapToDouble(Turn::server).toArray()),
        Quantiles.ratio(
            of.stream().mapToDouble(Turn::server).toArray(),
            beside.stream().mapToDouble(Turn::server).toArray()));
  }

  private Turn turn(Call call, MaintenanceRival rival) {
    long[] numbers = Objects.requireNonNull(next.get(call));
    long before = requests.made();
    long client = system.getProcessCpuTime();
    Duration server = serverTime();
    long start = System.nanoTime();
    long calls = 0;
    while (System.nanoTime() - start < turnNanos) {
      call.run(rival, numbers[rivals.indexOf(rival)]++);
      calls++;
    }
    double clock = (System.nanoTime() - start) / 1_000.0;
    return new Turn(
        clock / calls,
        (system.getProcessCpuTime() - client) / 1_000.0 / calls,
        serverTime().minus(server).toNanos() / 1_000.0 / calls,
        (double) (requests.made() - before) / calls);
  }

  private static Duration serverTime() {
    Long pid = Long.getLong("rowan.bench.server");
    return (pid == null ? ProcessHandle.current().descendants() : ProcessHandle.of(pid).stream())
        .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }
}
