package dev.rowan.cli.command;

import dev.rowan.cli.report.HistoryReport;
import dev.rowan.operate.schema.SchemaHistoryEntry;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rowan schema history}: lists the steps that were executed on a store. */
@Command(
    name = "history",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the newest steps that were executed on a store, newest first.",
      "A step that remains STARTED belongs to a program that runs, or that stopped.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan schema history --url rowan:embedded:data/shop",
      "  rowan schema history --url cassandra://10.0.0.1/shop?datacenter=dc1 --most 100"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      ExitCodes.OK_LINE,
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE
    })
public final class SchemaHistoryCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOptions store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private FormatOption format;

  @Option(
      names = "--most",
      paramLabel = "NUMBER",
      defaultValue = "20",
      description = "The largest number of steps. Default: ${DEFAULT-VALUE}")
  private int most;

  @Override
  public Integer call() {
    List<SchemaHistoryEntry> entries = store.read(rowan -> rowan.schema().history(most));
    format.print(new HistoryReport(store.store(), entries), Output.of(spec.commandLine()));
    return ExitCodes.OK;
  }
}
