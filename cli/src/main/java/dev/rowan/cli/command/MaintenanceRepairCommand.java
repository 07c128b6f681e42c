package dev.rowan.cli.command;

import dev.rowan.cli.maintain.Jobs;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code rowan maintenance repair}: corrects derived tables. */
@Command(
    name = "repair",
    mixinStandardHelpOptions = true,
    description = {
      "Corrects indexes, copies, large values and column groups that differ from their rows.",
      "Programs can read and write meanwhile. A repair never hides a concurrent write.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan maintenance repair shop.jar --url rowan:embedded:data/shop",
      "  rowan maintenance repair shop.jar item_by_title"
          + " --url cassandra://10.0.0.1/shop?datacenter=dc1 --at-most 5000"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:no differences, or every one is repaired",
      "1:some differences remain",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE,
      ExitCodes.STOPPED_LINE
    })
public final class MaintenanceRepairCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOfProgram store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private ScrubArguments arguments;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NAME",
      description = "A table of an entity, or one of its indexes. Default: everything")
  private @Nullable String name;

  @Override
  public Integer call() {
    return arguments.run(store, name, Jobs::repairing);
  }
}
