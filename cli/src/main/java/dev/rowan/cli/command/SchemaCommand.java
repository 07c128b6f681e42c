package dev.rowan.cli.command;

import dev.rowan.cli.model.CompiledProgram;
import dev.rowan.cli.model.UnusableModelException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rowan schema}: work with the tables of a program. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    description = "Works with the tables that a program needs.",
    synopsisSubcommandLabel = "COMMAND",
    footerHeading = "%nExamples:%n",
    footer = {"  rowan schema show target/classes"},
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {ExitCodes.OK_LINE, ExitCodes.UNUSABLE_LINE})
public final class SchemaCommand implements Runnable {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Missing required command");
  }

  @Command(
      name = "show",
      mixinStandardHelpOptions = true,
      description = {
        "Prints the tables that a program needs, as CQL.",
        "The script creates what does not exist, and changes no table that exists.%n"
      },
      footerHeading = "%nExamples:%n",
      footer = {
        "  rowan schema show target/classes",
        "  rowan schema show target/shop-1.0.jar | cqlsh -k shop"
      },
      exitCodeListHeading = ExitCodes.HEADING,
      exitCodeList = {ExitCodes.OK_LINE, ExitCodes.UNUSABLE_LINE})
  int show(
      @Parameters(paramLabel = "PROGRAM", description = "A jar, or a folder of classes.")
          Path program) {
    try {
      spec.commandLine().getOut().print(new CompiledProgram(program).text("schema.cql"));
    } catch (UnusableModelException unusable) {
      throw new UnusableInputException(String.valueOf(unusable.getMessage()), unusable);
    }
    spec.commandLine().getOut().flush();
    return ExitCodes.OK;
  }
}
