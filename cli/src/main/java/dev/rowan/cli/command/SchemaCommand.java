package dev.rowan.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code rowan schema}: work with the tables of a program. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    description = "Works with the tables that a program needs.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      SchemaShowCommand.class,
      SchemaDiffCommand.class,
      SchemaPlanCommand.class,
      SchemaApplyCommand.class,
      SchemaHistoryCommand.class
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan schema show target/classes",
      "  rowan schema plan target/classes --url rowan:embedded:data/shop"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      ExitCodes.OK_LINE,
      "1:the store differs, or steps remain",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE
    })
public final class SchemaCommand implements Runnable {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Missing required command");
  }
}
