package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.cli.command.CheckCommand;
import dev.rowan.cli.command.CommandFactory;
import dev.rowan.cli.command.CommandFailures;
import dev.rowan.cli.command.CostCommand;
import dev.rowan.cli.command.ExplainCommand;
import dev.rowan.cli.command.ExportCommand;
import dev.rowan.cli.command.ImportCommand;
import dev.rowan.cli.command.ImportRowsCommand;
import dev.rowan.cli.command.MaintenanceCommand;
import dev.rowan.cli.command.SchemaCommand;
import dev.rowan.cli.command.StatsCommand;
import dev.rowan.cli.store.Surroundings;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;

/** The program. Its commands are its subcommands. */
@Command(
    name = "rowan",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Works with the schemas of Rowan and Cassandra.",
    synopsisSubcommandLabel = "COMMAND",
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan import schema.cql --package shop.data",
      "  rowan help import",
      "  source <(rowan generate-completion)      completion in bash and zsh"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, and nothing to report",
      "1:the command has findings, or the store differs",
      "2:the command cannot run: a wrong argument, or a file that cannot be read or written",
      "3:a mistake in this program",
      "4:the store refuses: the cause must be removed before the next try",
      "5:the store failed or was busy: the same command can succeed",
      "130, 143:the command was interrupted; it can be repeated"
    })
public final class Main {
  private static final int UNUSABLE = 2;

  /** The commands by their names, in the order of the help text. */
  private static final Map<String, Class<?>> COMMANDS = commands();

  private Main() {}

  /** Runs the program and ends the virtual machine with its exit code. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, UTF_8);
    // libraries have a logger, and this program has no log
    System.setProperty("slf4j.internal.verbosity", "ERROR");
    Surroundings surroundings = Surroundings.ofProcess();
    int exitCode = run(surroundings, out, err, args);
    System.exit(exitCode);
  }

  /** Runs the program and returns its exit code. */
  static int run(Surroundings surroundings, PrintWriter out, PrintWriter err, String... args) {
    String[] arguments = args.length == 0 ? new String[] {"--help"} : args;
    CommandLine command =
        (isHelp(arguments) ? help(surroundings) : command(surroundings, arguments[0]))
            .setOut(out)
            .setErr(err)
            .setExecutionExceptionHandler(
                (failure, failed, parsed) -> CommandFailures.explain(failure, failed.getErr()));
    IParameterExceptionHandler usual = command.getParameterExceptionHandler();
    int exitCode =
        command
            .setParameterExceptionHandler(
                (wrong, given) ->
                    CommandFailures.explainsPassword(wrong, List.of(given))
                        ? UNUSABLE
                        : usual.handleParseException(wrong, given))
            .execute(arguments);
    out.flush();
    err.flush();
    surroundings.stop().ended();
    return exitCode;
  }

  private static Map<String, Class<?>> commands() {
    Map<String, Class<?>> commands = new LinkedHashMap<>();
    commands.put("import", ImportCommand.class);
    commands.put("explain", ExplainCommand.class);
    commands.put("check", CheckCommand.class);
    commands.put("cost", CostCommand.class);
    commands.put("schema", SchemaCommand.class);
    commands.put("maintenance", MaintenanceCommand.class);
    commands.put("stats", StatsCommand.class);
    commands.put("export", ExportCommand.class);
    commands.put("import-data", ImportRowsCommand.class);
    commands.put("generate-completion", GenerateCompletion.class);
    commands.put("help", HelpCommand.class);
    return commands;
  }

  /**
   * Returns the program with the commands that an argument needs: itself, if it is a command, and
   * else all. The description of all commands takes a third of the start.
   */
  static CommandLine command(Surroundings surroundings, String first) {
    CommandLine program = new CommandLine(new Main(), new CommandFactory(surroundings));
    boolean alone =
        COMMANDS.containsKey(first)
            && !first.equals("help")
            && !first.equals("generate-completion");
    if (alone) {
      program.addSubcommand(COMMANDS.get(first));
    } else if (!first.equals("--version") && !first.equals("-V")) {
      COMMANDS.values().forEach(program::addSubcommand);
    }
    return program.setCaseInsensitiveEnumValuesAllowed(true);
  }

  private static boolean isHelp(String... arguments) {
    return arguments.length == 1 && (arguments[0].equals("--help") || arguments[0].equals("-h"));
  }

  /** Returns the program with no more of its commands than its help text has: their headlines. */
  private static CommandLine help(Surroundings surroundings) {
    CommandLine program = new CommandLine(new Main(), new CommandFactory(surroundings));
    COMMANDS.forEach(
        (name, type) -> {
          Command command = type.getAnnotation(Command.class);
          CommandSpec headline = CommandSpec.create();
          headline.usageMessage().header(command.header()).description(command.description());
          program.addSubcommand(name, new CommandLine(headline));
        });
    return program;
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
