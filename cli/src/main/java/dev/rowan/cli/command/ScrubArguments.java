package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.entity.RowEntity;
import dev.rowan.cli.maintain.Job;
import dev.rowan.cli.maintain.Jobs;
import dev.rowan.cli.report.OutcomeReport;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The arguments of {@code verify} and {@code repair}, and what both do. */
public final class ScrubArguments {
  @SuppressWarnings("NullAway.Init")
  @Mixin
  private JobOptions options;

  @Option(
      names = "--resume",
      paramLabel = "POSITION",
      description = "Continues an earlier job of one index where it was stopped.")
  private @Nullable String position;

  @Option(
      names = "--keys",
      description = "Prints the keys of some rows with differences. Keys can be private.")
  private boolean showsKeys;

  /**
   * Runs the jobs, and prints their results.
   *
   * @param name a table or an index; null for everything
   */
  int run(StoreOfProgram store, @Nullable String name, Function<Rowan, Jobs> kind) {
    OutcomeReport report =
        store.change(
            (rowan, entities) ->
                new OutcomeReport(
                    store.address(),
                    new JobRunner(store, options.settings(position))
                        .run(rowan, jobs(kind.apply(rowan), entities, name)),
                    showsKeys));
    store.print(report);
    return report.isDone() ? ExitCodes.OK : ExitCodes.FINDINGS;
  }

  private List<Job> jobs(Jobs jobs, ProgramEntities entities, @Nullable String name) {
    List<Job> all;
    if (name == null) {
      all = entities.all().stream().flatMap(each -> jobs.of(each).stream()).toList();
    } else {
      RowEntity entity = JobRunner.named(entities, name);
      all =
          entity.table().name().equals(name)
              ? jobs.of(entity)
              : List.of(jobs.ofIndex(entity, name));
    }
    if (position != null && all.size() != 1) {
      throw new UnusableInputException(
          "--resume continues one job, and these are %d; name one index".formatted(all.size()));
    }
    return all;
  }
}
