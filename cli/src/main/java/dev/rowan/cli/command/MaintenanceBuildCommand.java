package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.entity.RowEntity;
import dev.rowan.cli.maintain.Job;
import dev.rowan.cli.maintain.Jobs;
import dev.rowan.cli.report.OutcomeReport;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code rowan maintenance build}: builds indexes over existing rows. */
@Command(
    name = "build",
    mixinStandardHelpOptions = true,
    description = {
      "Builds indexes over rows that exist, while programs read and write.",
      "After an interruption, the same command continues. Start it after every program that writes"
          + " the entity declares the index.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan maintenance build shop.jar --url rowan:embedded:data/shop",
      "  rowan maintenance build shop.jar item_by_title"
          + " --url cassandra://10.0.0.1/shop?datacenter=dc1"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:reads can use the indexes",
      "1:differences remain, so that reads cannot use an index yet",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE,
      ExitCodes.STOPPED_LINE
    })
public final class MaintenanceBuildCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOfProgram store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private JobOptions options;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "INDEX",
      description = "An index. Default: every index that reads cannot use yet")
  private @Nullable String index;

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
    if (index != null) {
      RowEntity entity = JobRunner.named(entities, index);
      StoreDifference.requireNone(rowan, entity);
      return List.of(Jobs.build(rowan, entity, index));
    }
    List<Job> all = new ArrayList<>();
    for (RowEntity entity : entities.all()) {
      StoreDifference.requireNone(rowan, entity);
      all.addAll(Jobs.builds(rowan, entity));
    }
    return all;
  }
}
