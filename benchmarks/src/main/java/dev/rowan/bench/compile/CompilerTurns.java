package dev.rowan.bench.compile;

import com.sun.management.OperatingSystemMXBean;
import dev.rowan.bench.ScratchDirectory;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compares a compilation with the processor to a compilation without one of the same sources and of
 * those that the processor generates. Each turn runs a process for each, which compiles a number of
 * times and measures the last one: with one compilation a new compiler, with more the compiler of a
 * daemon or an editor. {@code CompilerTurns <turns> <entities> <compilations>}.
 */
public final class CompilerTurns {
  /** What a process compiles, and how. */
  private enum Kind {
    /** Everything, without a processor. */
    ALL_WITHOUT(false, false),
    /** The sources of the project, with the processor. */
    ALL_WITH(true, false),
    /** One entity and its DAO with their generated sources, without a processor. */
    ONE_WITHOUT(false, true),
    /** One entity and its DAO, with the processor. */
    ONE_WITH(true, true);

    private final boolean processed;
    private final boolean one;

    Kind(boolean processed, boolean one) {
      this.processed = processed;
      this.one = one;
    }
  }

  /** Milliseconds of one compilation, by the clock and of the whole process. */
  private record Times(double clock, double processor) {}

  private static final double NANOS_PER_MILLI = 1_000_000.0;
  private static final String SOURCES = "sources";

  /** The sources that the processor generated, and all classes. */
  private static final String BUILT = "built";

  private CompilerTurns() {}

  /** Runs the turns. With four arguments, runs the compilations of one process. */
  public static void main(String[] args) throws IOException {
    int compilations = Integer.parseInt(args[2]);
    if (args.length == 4) {
      for (int number = compilations; number > 0; number--) {
        compile(Kind.valueOf(args[0]), Path.of(args[1]), Path.of(args[3]), number == 1);
      }
      return;
    }
    try (ScratchDirectory scratch = new ScratchDirectory()) {
      int entities = Integer.parseInt(args[1]);
      SampleProject.write(scratch.path().resolve(SOURCES), entities);
      run(Kind.ALL_WITH, scratch.path(), scratch.path().resolve(BUILT), 1);
      System.out.printf(
          "%d entities, %,d generated lines%n", entities, lines(scratch.path().resolve(BUILT)));
      compare(Integer.parseInt(args[0]), scratch.path(), compilations);
    }
  }

  private static void compare(int turns, Path directory, int compilations) throws IOException {
    Map<Kind, List<Times>> times = new EnumMap<>(Kind.class);
    for (int turn = -1; turn < turns; turn++) {
      for (Kind kind : Kind.values()) {
        try (ScratchDirectory output = new ScratchDirectory()) {
          Times each = run(kind, directory, output.path(), compilations);
          if (turn >= 0) {
            times.computeIfAbsent(kind, any -> new ArrayList<>()).add(each);
          }
        }
      }
    }
    System.out.println("| compilation | clock ms | least–most | processor ms | least–most |");
    System.out.println("|---|---|---|---|---|");
    times.forEach(
        (kind, each) ->
            System.out.printf(
                "| %s | %s | %s |%n",
                kind,
                figures(each.stream().mapToDouble(Times::clock).sorted().toArray()),
                figures(each.stream().mapToDouble(Times::processor).sorted().toArray())));
  }

  private static Times run(Kind kind, Path directory, Path output, int compilations)
      throws IOException {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                CompilerTurns.class.getName(),
                kind.name(),
                directory.toString(),
                Integer.toString(compilations),
                Files.createDirectories(output).toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (InputStream out = process.getInputStream()) {
      String[] figures =
          new String(out.readAllBytes(), StandardCharsets.UTF_8).strip().split(" ", -1);
      return new Times(Double.parseDouble(figures[0]), Double.parseDouble(figures[1]));
    }
  }

  private static void compile(Kind kind, Path directory, Path output, boolean measured)
      throws IOException {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long clock = System.nanoTime();
    long processor = system.getProcessCpuTime();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  null,
                  files,
                  null,
                  arguments(kind, directory, output),
                  null,
                  files.getJavaFileObjectsFromPaths(sources(kind, directory)))
              .call();
      if (!compiled) {
        throw new IllegalStateException("the sources do not compile");
      }
    }
    if (measured) {
      System.out.println(
          (System.nanoTime() - clock) / NANOS_PER_MILLI
              + " "
              + (system.getProcessCpuTime() - processor) / NANOS_PER_MILLI);
    }
  }

  private static List<String> arguments(Kind kind, Path directory, Path output) {
    String classPath = System.getProperty("java.class.path");
    List<String> arguments =
        new ArrayList<>(List.of("--release", "17", "-parameters", "-nowarn", "-d", "" + output));
    arguments.addAll(
        List.of(
            "-cp",
            kind.one
                ? directory.resolve(BUILT) + System.getProperty("path.separator") + classPath
                : classPath));
    arguments.addAll(
        kind.processed
            ? List.of(
                "-processor",
                "dev.rowan.processor.RowanProcessor,dev.rowan.processor.RowanModelProcessor",
                "-s",
                "" + output)
            : List.of("-proc:none"));
    return arguments;
  }

  private static List<Path> sources(Kind kind, Path directory) throws IOException {
    List<Path> sources = new ArrayList<>(javaFiles(directory.resolve(SOURCES)));
    if (!kind.processed) {
      sources.addAll(javaFiles(directory.resolve(BUILT)));
    }
    // The number of an entity is in the names of its sources.
    return kind.one
        ? sources.stream().filter(each -> each.toString().matches(".*[ms]0\\D.*")).toList()
        : sources;
  }

  private static long lines(Path directory) throws IOException {
    long lines = 0;
    for (Path file : javaFiles(directory)) {
      lines += Files.readAllLines(file).size();
    }
    return lines;
  }

  private static List<Path> javaFiles(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(each -> each.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static String figures(double[] sorted) {
    return String.format(
        Locale.ROOT,
        "%,.0f | %,.0f–%,.0f",
        sorted[sorted.length / 2],
        sorted[0],
        sorted[sorted.length - 1]);
  }
}
