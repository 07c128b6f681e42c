package dev.rowan.cli.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rowan schema show}: prints the tables of a program as CQL. */
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
public final class SchemaShowCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private ProgramParameter program;

  @Override
  public Integer call() {
    spec.commandLine().getOut().print(program.text("schema.cql"));
    spec.commandLine().getOut().flush();
    return ExitCodes.OK;
  }
}
