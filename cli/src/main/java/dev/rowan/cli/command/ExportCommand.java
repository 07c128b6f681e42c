package dev.rowan.cli.command;

import dev.rowan.cli.report.Numbers;
import dev.rowan.cli.store.StopSignal.StoppedException;
import dev.rowan.operate.transfer.ExportProgress;
import dev.rowan.operate.transfer.TableExport;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rowan export}: writes the rows of a table as lines of JSON. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = {
      "Writes the rows of a table as lines of JSON, which `rowan import-data` reads.",
      "Programs can read and write meanwhile on a cluster.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan export shop.jar item --url rowan:embedded:data/shop --out item.jsonl",
      "  rowan export shop.jar item --url cassandra://10.0.0.1/shop?datacenter=dc1 --out item.jsonl"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      ExitCodes.OK_LINE,
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE,
      ExitCodes.STOPPED_LINE
    })
public final class ExportCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private TransferArguments arguments;

  @SuppressWarnings("NullAway.Init")
  @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
  private Path out;

  @Option(names = "--overwrite", description = "Replaces a file that exists.")
  private boolean overwrite;

  @Option(
      names = "--resume",
      paramLabel = "POSITION",
      description = "Appends to the file of an export that was interrupted.")
  private @Nullable String position;

  @Override
  public Integer call() {
    if (position == null && Files.exists(out) && !overwrite) {
      throw new UnusableInputException(
          "the file `%s` exists; --overwrite replaces it".formatted(out));
    }
    Output output = Output.of(spec.commandLine());
    long lines =
        arguments.run(
            (rowan, entity) -> {
              TableExport export = rowan.exportTable(entity);
              return write(position == null ? export : export.resume(position), output);
            });
    output.line("Exported %s lines to %s".formatted(Numbers.grouped(lines), out));
    return ExitCodes.OK;
  }

  private long write(TableExport export, Output output) throws IOException {
    long before = position == null ? 0 : Files.size(out);
    Watcher watcher = new Watcher(output);
    try (OutputStream file = new BufferedOutputStream(open())) {
      return export.watchedBy(watcher::at).writeTo(file).lines();
    } catch (StoppedException stopped) {
      ExportProgress last = watcher.last;
      if (last != null && last.position() != null) {
        truncate(before + last.bytes());
        output.err().println("rowan: continue with: --resume " + last.position());
      }
      throw stopped;
    }
  }

  private OutputStream open() throws IOException {
    return position == null
        ? Files.newOutputStream(out)
        : Files.newOutputStream(out, StandardOpenOption.APPEND);
  }

  /** Removes a line that was written in part. */
  private void truncate(long bytes) throws IOException {
    try (FileChannel file = FileChannel.open(out, StandardOpenOption.WRITE)) {
      file.truncate(bytes);
    }
  }

  /** Prints the progress, and ends the export if the process is to end. */
  private final class Watcher {
    private final ProgressLine line;
    private @Nullable ExportProgress last;

    Watcher(Output output) {
      line = new ProgressLine(new Output(output.err(), output.err(), output.isTerminal()));
    }

    void at(ExportProgress progress) {
      last = progress;
      line.count(progress.lines(), "lines");
      arguments.stop().check();
    }
  }
}
