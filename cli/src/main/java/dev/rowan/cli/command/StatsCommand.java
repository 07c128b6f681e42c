package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.report.StatsReport;
import dev.rowan.cli.store.StoreOpening;
import dev.rowan.cli.store.UnusableStoreException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rowan stats}: prints what an embedded store contains. */
@Command(
    name = "stats",
    mixinStandardHelpOptions = true,
    description = {
      "Prints the tables, the size and the health of an embedded store.",
      "Numbers of rows and bytes of tables are approximate: they include deleted rows that are not"
          + " removed yet, and recent writes have no bytes on the disk.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {"  rowan stats data/shop", "  rowan stats data/shop --format json"},
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:the store is healthy",
      "1:the store has problems; they are listed",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE
    })
public final class StatsCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Parameters(paramLabel = "PATH", description = "The directory of an embedded store.")
  private Path path;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private FormatOption format;

  @Override
  public Integer call() {
    try (Rowan rowan = StoreOpening.openDirectory(path)) {
      StatsReport report =
          new StatsReport(path.toString(), rowan.storage().stats(), rowan.storage().health());
      format.print(report, Output.of(spec.commandLine()));
      return report.health().reasons().isEmpty() ? ExitCodes.OK : ExitCodes.FINDINGS;
    } catch (UnusableStoreException unusable) {
      throw new UnusableInputException(String.valueOf(unusable.getMessage()), unusable);
    }
  }
}
