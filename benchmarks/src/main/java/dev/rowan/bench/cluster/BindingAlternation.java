package dev.rowan.bench.cluster;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Measures the calls of {@link BindingBenchmark} of all rivals in alternating turns of a twentieth
 * of a second in one process, by the processor time of the calling thread and the bytes that it
 * allocates. Ratios are stable on a busy machine. Prints the lower quartile of the turns. {@code
 * BindingAlternation <turns> <calls>}; without calls, all of them.
 */
public final class BindingAlternation {
  /**
   * Processor time too, because a busy machine could otherwise leave no time to compile the
   * measured code.
   */
  private static final long TURN_NANOS = 50_000_000L;

  private static final int CALLS_AT_A_TIME = 1_000;

  /** The measured calls. */
  private enum Call {
    BIND_FLAT,
    BIND_NESTED,
    READ_FLAT,
    READ_NESTED,
    WRITE_FLAT,
    WRITE_NESTED,
    FIND_FLAT,
    FIND_NESTED;

    @Nullable Object run(BindingBenchmark rival) {
      return switch (this) {
        case BIND_FLAT -> rival.bindFlat();
        case BIND_NESTED -> rival.bindNested();
        case WRITE_FLAT -> rival.writeFlat();
        case WRITE_NESTED -> rival.writeNested();
        case READ_FLAT -> rival.readFlat();
        case READ_NESTED -> rival.readNested();
        case FIND_FLAT -> rival.findFlat();
        case FIND_NESTED -> rival.findNested();
      };
    }
  }

  /** Nanoseconds and bytes of one call, of each turn. */
  private static final class Figures {
    final double[] nanos;
    final double[] bytes;

    Figures(int turns) {
      nanos = new double[turns];
      bytes = new double[turns];
    }

    static double quartile(double[] values) {
      double[] sorted = values.clone();
      Arrays.sort(sorted);
      return sorted[sorted.length / 4];
    }
  }

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Map<Rival, BindingBenchmark> rivals = new EnumMap<>(Rival.class);
  private final int turns;

  /** The last result, so that the compiler cannot remove a call. */
  private @Nullable Object last;

  private BindingAlternation(int turns) {
    this.turns = turns;
    for (Rival rival : Rival.values()) {
      BindingBenchmark benchmark = new BindingBenchmark();
      benchmark.engine = rival;
      benchmark.prepare();
      rivals.put(rival, benchmark);
    }
  }

  /** Prints a table. */
  public static void main(String[] args) {
    BindingAlternation alternation = new BindingAlternation(Integer.parseInt(args[0]));
    System.out.println("| call | rival | ns | Rowan's part | bytes | Rowan's part |");
    System.out.println("|---|---|---|---|---|---|");
    for (Call call : Call.values()) {
      if (args.length == 1 || Arrays.asList(args).contains(call.name())) {
        alternation.compare(call);
      }
    }
    if (alternation.last == null) {
      throw new IllegalStateException("a call without a result");
    }
  }

  private void compare(Call call) {
    Map<Rival, Figures> figures = new EnumMap<>(Rival.class);
    for (int turn = -turns; turn < turns; turn++) {
      for (Rival rival : Rival.values()) {
        Figures ofRival = figures.computeIfAbsent(rival, any -> new Figures(turns));
        // Warm-up: as many turns again before the measured ones, until everything is compiled.
        turn(call, rival, ofRival, Math.max(0, turn));
      }
    }
    Figures rowan = figures.getOrDefault(Rival.ROWAN, new Figures(1));
    figures.forEach(
        (rival, figure) ->
            System.out.printf(
                Locale.ROOT,
                "| %s | %s | %.0f | %.2f | %.0f | %.2f |%n",
                call,
                rival,
                Figures.quartile(figure.nanos),
                Figures.quartile(rowan.nanos) / Figures.quartile(figure.nanos),
                Figures.quartile(figure.bytes),
                Figures.quartile(rowan.bytes) / Figures.quartile(figure.bytes)));
  }

  private void turn(Call call, Rival rival, Figures figures, int turn) {
    BindingBenchmark benchmark = rivals.getOrDefault(rival, new BindingBenchmark());
    long processor = threads.getCurrentThreadCpuTime();
    long allocated = threads.getCurrentThreadAllocatedBytes();
    long calls = 0;
    while (threads.getCurrentThreadCpuTime() - processor < TURN_NANOS) {
      for (int i = 0; i < CALLS_AT_A_TIME; i++) {
        last = call.run(benchmark);
      }
      calls += CALLS_AT_A_TIME;
    }
    figures.bytes[turn] = (double) (threads.getCurrentThreadAllocatedBytes() - allocated) / calls;
    figures.nanos[turn] = (double) (threads.getCurrentThreadCpuTime() - processor) / calls;
  }
}
