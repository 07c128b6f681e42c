package dev.rowan.cli.command;

import dev.rowan.cli.store.StopSignal;
import dev.rowan.operate.schema.SchemaProgress;
import java.io.PrintWriter;
import java.util.function.Consumer;

/**
 * Prints the progress of the execution of a plan, and ends the execution if it is asked to. Not
 * thread-safe.
 */
final class StepProgress implements Consumer<SchemaProgress> {
  private final PrintWriter out;
  private final ProgressLine line;
  private final StopSignal stop;
  private int started;
  private int ended;

  StepProgress(PrintWriter out, boolean isTerminal, StopSignal stop) {
    this.out = out;
    this.line = new ProgressLine(out, isTerminal);
    this.stop = stop;
  }

  @Override
  public void accept(SchemaProgress progress) {
    if (progress.number() > started) {
      stop.check();
      started = progress.number();
      out.println(
          "step %d of %d: %s"
              .formatted(progress.number(), progress.total(), progress.step().element()));
      progress.step().statement().lines().forEach(each -> out.println("  " + each));
    } else if (progress.share() < 1) {
      line.at(progress.share(), "");
      stop.check();
    } else if (progress.number() > ended) {
      // a build reports its own end before that of its step
      ended = progress.number();
      line.end("done");
    }
  }
}
