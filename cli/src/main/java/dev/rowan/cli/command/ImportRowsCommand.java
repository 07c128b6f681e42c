package dev.rowan.cli.command;

import dev.rowan.cli.report.Numbers;
import dev.rowan.cli.store.StopSignal.StoppedException;
import dev.rowan.operate.transfer.ImportFailure;
import dev.rowan.operate.transfer.ImportProgress;
import dev.rowan.operate.transfer.TableImport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rowan import-data}: writes the lines of an export into a table. */
@Command(
    name = "import-data",
    mixinStandardHelpOptions = true,
    description = {
      "Writes the lines of an export into a table, with its indexes and copies.",
      "A row that exists is overwritten. The same line twice has no further effect, except in"
          + " tables of counters.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan import-data shop.jar item item.jsonl --url rowan:embedded:data/shop",
      "  rowan import-data shop.jar item item.jsonl"
          + " --url cassandra://10.0.0.1/shop?datacenter=dc1 --stop-after 100"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:all rows are written",
      "1:some rows cannot be written; their lines are listed",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE,
      ExitCodes.STOPPED_LINE
    })
public final class ImportRowsCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private TransferArguments arguments;

  @SuppressWarnings("NullAway.Init")
  @Parameters(index = "2", paramLabel = "FILE", description = "The lines of an export.")
  private Path file;

  @Option(
      names = "--resume",
      paramLabel = "LINES",
      defaultValue = "0",
      description = "Skips the lines that an interrupted import wrote.")
  private long lines;

  @Option(
      names = "--stop-after",
      paramLabel = "ROWS",
      defaultValue = "1",
      description = "Ends after this number of rows that cannot be written. Default: 1")
  private int most;

  @Override
  public Integer call() {
    Output output = Output.of(spec.commandLine());
    List<ImportFailure> failures = new ArrayList<>();
    ImportProgress end =
        arguments.run(
            (rowan, entity) ->
                read(
                    rowan.importTable(entity).resume(lines).stoppingAfter(most, failures::add),
                    output));
    output.line(
        "Imported %s rows into %s".formatted(Numbers.grouped(end.rows()), arguments.table()));
    for (ImportFailure each : failures) {
      output.line(
          "  line %d: [%s] %s"
              .formatted(each.line(), each.error().code().code(), each.error().code().headline()));
    }
    return failures.isEmpty() ? ExitCodes.OK : ExitCodes.FINDINGS;
  }

  private ImportProgress read(TableImport into, Output output) throws IOException {
    ProgressLine line =
        new ProgressLine(new Output(output.err(), output.err(), output.isTerminal()));
    long[] done = {lines};
    try (InputStream in = Files.newInputStream(file)) {
      return into.watchedBy(
              progress -> {
                done[0] = progress.lines();
                line.count(progress.rows(), "rows");
                arguments.stop().check();
              })
          .readFrom(in);
    } catch (StoppedException stopped) {
      output.err().println("rowan: continue with: --resume " + done[0]);
      throw stopped;
    }
  }
}
