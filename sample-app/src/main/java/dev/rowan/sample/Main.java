package dev.rowan.sample;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.error.RowanException;
import dev.rowan.sample.logs.UnreadableLog;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program. Without a command, it runs both examples on a log that is part of it. */
@Command(
    name = "rowan-sample",
    mixinStandardHelpOptions = true,
    version = "rowan-sample 0.1.0-SNAPSHOT",
    description = {
      "A log archive and a blog on Rowan.",
      "Without a command, stores a log that is part of the program, shows its newest lines, and"
          + " then shows the blog. A second run finds the data of the first run."
    },
    subcommands = CommandLine.HelpCommand.class,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:the command succeeded",
      "1:a file or the store cannot be used; the message names it and the reason",
      "2:the command line is wrong; the message names the mistake"
    })
public final class Main implements Runnable {
  @Option(
      names = "--url",
      scope = ScopeType.INHERIT,
      paramLabel = "URL",
      defaultValue = "rowan:embedded:data/sample",
      description = {
        "The store: rowan:embedded:<directory>; rowan:memory: for a store in memory; or"
            + " rowan:cassandra://<host>/<keyspace>?datacenter=<name>&schema=create for a cluster.",
        "Default: ${DEFAULT-VALUE}"
      })
  private String url = "";

  // Set by picocli before the command runs.
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  private Main() {}

  /** Runs the program and ends the virtual machine with its exit code. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, UTF_8);
    int exitCode = run(out, err, args);
    out.flush();
    System.exit(exitCode);
  }

  /** Runs the program and returns its exit code. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    Main main = new Main();
    CommandLine program =
        new CommandLine(main)
            .addSubcommand(new LogsCommand(main))
            .addSubcommand(new BlogCommand(main))
            .addSubcommand(new RaceCommand(main));
    return TourCommand.addAll(program, main)
        .setOut(out)
        .setErr(err)
        .setExecutionExceptionHandler(Main::explain)
        .execute(args);
  }

  String url() {
    return url;
  }

  @Override
  public void run() {
    try (OpenStore store = OpenStore.open(url)) {
      PrintWriter out = spec.commandLine().getOut();
      new LogTour(store.logs(), out, spec.commandLine().getErr()).show();
      out.println();
      new BlogTour(store.blog(), store::recountComments, out).show();
    }
  }

  /**
   * Prints expected failures as one sentence. Any other failure is a bug, and has its stack trace.
   */
  private static int explain(
      Exception failure, CommandLine command, CommandLine.ParseResult arguments) throws Exception {
    if (failure instanceof RowanException || failure instanceof UnreadableLog) {
      command.getErr().println("rowan-sample: " + failure.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
    throw failure;
  }
}
