package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.entity.RowEntity;
import dev.rowan.cli.maintain.Job;
import dev.rowan.cli.maintain.Jobs;
import dev.rowan.cli.report.OutcomeReport;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rowan maintenance recount}: counts rows, and corrects the counters of them. */
@Command(
    name = "recount",
    mixinStandardHelpOptions = true,
    description = {
      "Counts the rows of roll-ups and reconciled counters, and adds the difference to each wrong"
          + " counter.",
      "Programs can read and write meanwhile. After an interruption, the same command continues.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan maintenance recount shop.jar --url rowan:embedded:data/shop",
      "  rowan maintenance recount shop.jar view --compare"
          + " --url cassandra://10.0.0.1/shop?datacenter=dc1"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:every counter equals its number of rows, or is corrected",
      "1:wrong counters were found with --compare, or some are not decided",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE,
      ExitCodes.STOPPED_LINE
    })
public final class MaintenanceRecountCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOfProgram store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private JobOptions options;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "TABLE",
      description =
          "The table of the counted rows, or of reconciled counters, or of the counters of a"
              + " roll-up. Default: all")
  private @Nullable String table;

  @Option(names = "--compare", description = "Reports wrong counters, and changes none.")
  private boolean compares;

  @Override
  public Integer call() {
    OutcomeReport report =
        store.change(
            (rowan, entities) ->
                new OutcomeReport(
                    store.address(),
                    new JobRunner(store, options.settings(null)).run(rowan, jobs(rowan, entities)),
                    false));
    store.print(report);
    return report.isDone() ? ExitCodes.OK : ExitCodes.FINDINGS;
  }

  private List<Job> jobs(Rowan rowan, ProgramEntities entities) {
    Jobs jobs = compares ? Jobs.verifying(rowan) : Jobs.repairing(rowan);
    List<Job> all =
        entities.all().stream()
            .filter(this::isChosen)
            .flatMap(entity -> jobs.recounts(entity).stream())
            .toList();
    if (table != null && all.isEmpty()) {
      JobRunner.named(entities, table);
      throw new UnusableInputException(
          "no counter counts the rows of `%s`, and `%s` has no counter that counts rows"
              .formatted(table, table));
    }
    for (Job job : all) {
      job.entity()
          .rollups()
          .forEach(rollup -> StoreDifference.requireNone(rowan, rollup.counters()));
      job.entity()
          .recounts()
          .forEach(recount -> StoreDifference.requireNone(rowan, recount.from()));
    }
    return all;
  }

  private boolean isChosen(RowEntity entity) {
    return table == null
        || entity.table().name().equals(table)
        || entity.rollups().stream()
            .anyMatch(rollup -> rollup.counters().table().name().equals(table));
  }
}
