package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.cli.command.CheckCommand;
import dev.rowan.cli.command.CostCommand;
import dev.rowan.cli.command.ExplainCommand;
import dev.rowan.cli.command.ImportCommand;
import dev.rowan.cli.command.SchemaCommand;
import dev.rowan.cli.command.UnusableInputException;
import dev.rowan.cli.compile.NoCompilerException;
import java.io.PrintWriter;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;

/** The program. Its commands are its subcommands. */
@Command(
    name = "rowan",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Works with the schemas of Rowan and Cassandra.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ImportCommand.class,
      ExplainCommand.class,
      CheckCommand.class,
      CostCommand.class,
      SchemaCommand.class,
      GenerateCompletion.class,
      HelpCommand.class
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan import schema.cql --package shop.data",
      "  rowan help import",
      "  source <(rowan generate-completion)      completion in bash and zsh"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, and nothing to report",
      "1:the command has findings",
      "2:the command cannot run: a wrong argument, or a file that cannot be read or written",
      "3:a mistake in this program"
    })
public final class Main {
  private static final int UNUSABLE = 2;
  private static final int MISTAKE = 3;

  private Main() {}

  /** Runs the program and ends the virtual machine with its exit code. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, UTF_8);
    int exitCode = run(out, err, args);
    out.flush();
    err.flush();
    System.exit(exitCode);
  }

  /** Runs the program and returns its exit code. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    String[] arguments = args.length == 0 ? new String[] {"--help"} : args;
    return new CommandLine(new Main())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(out)
        .setErr(err)
        .setExecutionExceptionHandler(Main::explain)
        .execute(arguments);
  }

  /** Prints a failure as one sentence. */
  private static int explain(
      Exception failure, CommandLine command, CommandLine.ParseResult arguments) {
    if (failure instanceof UnusableInputException || failure instanceof NoCompilerException) {
      command.getErr().println("rowan: " + failure.getMessage());
      return UNUSABLE;
    }
    command.getErr().println("rowan: a mistake in this program, please report it: " + failure);
    for (StackTraceElement element : failure.getStackTrace()) {
      if (element.getClassName().startsWith("dev.rowan.")) {
        command.getErr().println("rowan: it is at " + element);
        break;
      }
    }
    return MISTAKE;
  }

  /** The version of the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"rowan " + (version == null ? "(not from a jar)" : version)};
    }
  }
}
