package dev.rowan.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs benchmarks in rounds. Each round starts a process for every benchmark and engine in turn, so
 * that other load on the machine affects all alike. Prints medians over the rounds of processor
 * time and of bytes allocated on the heap. {@code Comparison <rounds> <numbers of threads, by
 * comma> <options of JMH>}.
 */
public final class Comparison {
  private static final String ENGINE = "engine";
  private static final String BYTES = "gc.alloc.rate.norm";

  /** A benchmark with its engine and threads, in one of the rounds or in all. */
  private record Subject(String benchmark, int threads, String engine) {
    static Subject of(RunResult run) {
      String name = run.getParams().getBenchmark();
      String engine = run.getParams().getParam(ENGINE);
      return new Subject(
          name.substring(name.lastIndexOf('.') + 1),
          run.getParams().getThreads(),
          engine == null ? Engine.ROWAN.name() : engine);
    }

    Subject ofRowan() {
      return new Subject(benchmark, threads, Engine.ROWAN.name());
    }
  }

  /** The figures of one round. */
  private record Figures(double score, String unit, double processor, double bytes) {
    static Figures of(RunResult run) {
      Result<?> primary = run.getPrimaryResult();
      return new Figures(
          primary.getScore(),
          primary.getScoreUnit(),
          secondary(run, ProcessCpu.LABEL),
          secondary(run, BYTES));
    }

    private static double secondary(RunResult run, String label) {
      return Objects.requireNonNull(run.getSecondaryResults().get(label)).getScore();
    }
  }

  private final Map<Subject, List<Figures>> rounds = new LinkedHashMap<>();

  private Comparison() {}

  /** Runs the benchmarks that the arguments name. */
  public static void main(String[] args) throws CommandLineOptionException, RunnerException {
    int count = Integer.parseInt(args[0]);
    String[] threads = args[1].split(",", -1);
    Options chosen = new CommandLineOptions(Arrays.copyOfRange(args, 2, args.length));
    Comparison comparison = new Comparison();
    for (int round = 0; round < count; round++) {
      for (String number : threads) {
        comparison.run(
            new OptionsBuilder()
                .parent(chosen)
                .threads(Integer.parseInt(number))
                .addProfiler(ProcessCpu.class)
                .addProfiler(GCProfiler.class)
                .build());
      }
    }
    comparison.print(System.out);
  }

  private void run(Options options) throws RunnerException {
    for (RunResult run : new Runner(options).run()) {
      rounds.computeIfAbsent(Subject.of(run), any -> new ArrayList<>()).add(Figures.of(run));
    }
  }

  private void print(PrintStream out) {
    out.println(
        "| call | threads | engine | processor µs | least–most | Rowan's part | bytes | score |");
    out.println("|---|---|---|---|---|---|---|---|");
    rounds.forEach((subject, figures) -> print(subject, figures, out));
  }

  private void print(Subject subject, List<Figures> figures, PrintStream out) {
    double[] processor = sorted(figures.stream().mapToDouble(Figures::processor));
    OptionalDouble part = part(subject, figures);
    out.printf(
        Locale.ROOT,
        "| %s | %d | %s | %.2f | %.2f–%.2f | %s | %.0f | %.1f %s |%n",
        subject.benchmark(),
        subject.threads(),
        subject.engine(),
        median(processor),
        processor[0],
        processor[processor.length - 1],
        part.isPresent() ? String.format(Locale.ROOT, "%.2f", part.getAsDouble()) : "",
        median(sorted(figures.stream().mapToDouble(Figures::bytes))),
        median(sorted(figures.stream().mapToDouble(Figures::score))),
        figures.get(0).unit());
  }

  /**
   * Returns the ratio of the DAO's processor time to that of an engine: the median over the rounds.
   */
  private OptionalDouble part(Subject subject, List<Figures> figures) {
    List<Figures> mapped = rounds.get(subject.ofRowan());
    if (mapped == null || mapped.size() != figures.size()) {
      return OptionalDouble.empty();
    }
    IntStream all = IntStream.range(0, figures.size());
    return OptionalDouble.of(
        median(
            sorted(
                all.mapToDouble(
                    round -> mapped.get(round).processor() / figures.get(round).processor()))));
  }

  private static double median(double[] sorted) {
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  private static double[] sorted(DoubleStream values) {
    return values.sorted().toArray();
  }
}
