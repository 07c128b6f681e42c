package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.entity.RowEntity;
import dev.rowan.cli.maintain.Job;
import dev.rowan.cli.maintain.JobArguments;
import dev.rowan.cli.maintain.Outcome;
import dev.rowan.cli.store.StopSignal.StoppedException;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Runs maintenance jobs one after the other, and prints their progress. Not thread-safe. */
final class JobRunner {
  private static final int MILLIS = 1000;

  private final StoreOfProgram store;
  private final JobArguments settings;
  private final Output output;

  JobRunner(StoreOfProgram store, JobArguments settings) {
    this.store = store;
    this.settings = settings;
    this.output = store.progress();
  }

  /** Returns the entity with a table or an index of this name. */
  static RowEntity named(ProgramEntities entities, String name) {
    return entities
        .ofTable(name)
        .orElseThrow(
            () ->
                new UnusableInputException(
                    "the program has no table and no index `%s`".formatted(name)));
  }

  List<Outcome> run(Rowan rowan, List<Job> jobs) {
    List<Outcome> outcomes = new ArrayList<>();
    for (Job job : jobs) {
      StoreDifference.requireNone(rowan, job.entity());
    }
    for (Job job : jobs) {
      outcomes.add(run(job));
    }
    return outcomes;
  }

  private Outcome run(Job job) {
    Watcher watcher = new Watcher(job);
    output.out().println(job.title());
    try {
      Outcome outcome = job.run(settings, watcher::at);
      watcher.line.end("done");
      return outcome;
    } catch (StoppedException stopped) {
      String position = watcher.position;
      if (position != null) {
        output
            .err()
            .println(
                "rowan: continue this job with: %s --resume %s".formatted(job.name(), position));
      }
      throw stopped;
    }
  }

  /** Prints the progress of one job, and stops it if the process is to end. */
  private final class Watcher {
    private final ProgressLine line = new ProgressLine(output);
    private @Nullable String position;

    private final String unit;

    private Watcher(Job job) {
      unit =
          switch (job.subject()) {
            case COUNTERS -> "counters";
            case TTL -> "rows";
            default -> "rows and entries";
          };
      position = settings.position();
    }

    void at(MaintenanceProgress progress) {
      position = progress.position();
      String rows = String.format(Locale.ROOT, "%,d %s", progress.rows(), unit);
      line.at(
          progress.share(),
          progress.waitingMillis() == 0
              ? rows
              : rows + ", waits %d s for writes".formatted(progress.waitingMillis() / MILLIS));
      store.stop().check();
    }
  }
}
