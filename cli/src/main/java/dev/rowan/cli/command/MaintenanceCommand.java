package dev.rowan.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code rowan maintenance}: work with what follows from the rows of a store. */
@Command(
    name = "maintenance",
    mixinStandardHelpOptions = true,
    description =
        "Verifies, repairs and builds indexes, copies, large values and counters; rewrites TTLs.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      MaintenanceVerifyCommand.class,
      MaintenanceRepairCommand.class,
      MaintenanceBuildCommand.class,
      MaintenanceRecountCommand.class,
      MaintenanceRewriteTtlCommand.class
    },
    footerHeading = "%nExamples:%n",
    footer = {"  rowan maintenance verify shop.jar --url rowan:embedded:data/shop"},
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      ExitCodes.OK_LINE,
      "1:differences were found, or remain",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE
    })
public final class MaintenanceCommand implements Runnable {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Missing required command");
  }
}
