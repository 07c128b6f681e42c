package dev.rowan.sample;

import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogFile;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code logs}. */
@Command(
    name = "logs",
    mixinStandardHelpOptions = true,
    description = {
      "Stores log files line by line, and shows the newest lines.",
      "Knows the layouts of syslog, of the Apache error log, of HDFS, of Spark and of Maven with"
          + " times; a log of any other layout is stored as plain lines. Files may be compressed"
          + " with gzip. Reading a file again stores nothing twice.",
      "Times are UTC. A date without year gets the latest year that puts no line after"
          + " the file's last change, or after --until."
    })
final class LogsCommand implements Callable<Integer> {
  private static final int MOST_LINES = 1_000;

  @Parameters(paramLabel = "FILE", arity = "0..*", description = "Log files to store.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--source",
      paramLabel = "NAME",
      description =
          "The source name for the files, by default the name of each file. Without a"
              + " file, the source to show.")
  private @Nullable String source;

  @Option(
      names = "--type",
      paramLabel = "TYPE",
      description =
          "Show the newest lines of all sources of a type: syslog, apache, hdfs, spark,"
              + " maven or plain.")
  private @Nullable String type;

  @Option(
      names = "--before",
      paramLabel = "BOOKMARK",
      description = "Continue from the bookmark that an earlier page of --source printed.")
  private @Nullable String before;

  @Option(
      names = "--until",
      paramLabel = "DATE",
      description = "The day of the last line of the files, such as 2005-12-05.")
  private @Nullable LocalDate until;

  @Option(
      names = "--limit",
      paramLabel = "LINES",
      defaultValue = "10",
      description = "The number of lines of a page. Default: ${DEFAULT-VALUE}")
  private int limit;

  @Option(
      names = {"-q", "--quiet"},
      description = "Show only the counts of the files that were stored.")
  private boolean quiet;

  // Set by picocli before the command runs.
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  private final Main main;

  LogsCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() {
    check();
    CommandLine line = spec.commandLine();
    try (OpenStore store = OpenStore.open(main.url())) {
      LogArchive archive = store.logs();
      LogViews views = new LogViews(archive, line.getOut(), limit);
      if (!files.isEmpty()) {
        return intake(archive, line, views);
      }
      if (source != null) {
        views.source(source, before);
      }
      if (type != null) {
        views.type(type);
      }
      return CommandLine.ExitCode.OK;
    }
  }

  private int intake(LogArchive archive, CommandLine line, LogViews views) {
    Instant end = until == null ? null : until.plusDays(1).atStartOfDay().toInstant(ZoneOffset.UTC);
    Intake intake = new Intake(archive, line.getOut(), line.getErr());
    for (Path file : files) {
      intake.store(file, source == null ? LogFile.nameOf(file) : source, end);
    }
    intake.summarize();
    if (!quiet) {
      intake.sources().forEach(views::sourceAndNext);
      intake.sourceTypes().forEach(views::type);
    }
    return intake.isComplete() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  /** Checks the combinations of options, which picocli cannot check. */
  private void check() {
    if (limit < 1 || limit > MOST_LINES) {
      throw wrong("--limit is from 1 to " + MOST_LINES);
    }
    if (files.isEmpty() && source == null && type == null) {
      throw wrong("name a log file to store, or a --source or --type to show");
    }
    if (!files.isEmpty() && type != null) {
      throw wrong("--type needs no files: the program always shows the lines that it stores");
    }
    if (files.isEmpty() && (until != null || quiet)) {
      throw wrong("--until and --quiet need files");
    }
    if (before != null && (!files.isEmpty() || source == null)) {
      throw wrong("--before needs the --source of the bookmark, and no files");
    }
    Set<String> names = new HashSet<>();
    for (Path file : files) {
      // The id of a line contains the file name: equal lines of two files are two lines.
      if (!names.add(LogFile.nameOf(file))) {
        throw wrong(
            "two of the files are named "
                + LogFile.nameOf(file)
                + "; store them one by one, each with its own --source");
      }
    }
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
