package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.entity.RowEntity;
import dev.rowan.cli.maintain.Job;
import dev.rowan.cli.maintain.Jobs;
import dev.rowan.cli.report.OutcomeReport;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rowan maintenance rewrite-ttl}: gives stored rows the TTL of the model. */
@Command(
    name = "rewrite-ttl",
    mixinStandardHelpOptions = true,
    description = {
      "Gives stored rows the TTL that the program declares, counted from the write of each value.",
      "Rows that are older are deleted. Programs can read and write meanwhile. After an"
          + " interruption, the same command continues.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan maintenance rewrite-ttl shop.jar visit --compare --url rowan:embedded:data/shop",
      "  rowan maintenance rewrite-ttl shop.jar visit --at-most 5000"
          + " --url cassandra://10.0.0.1/shop?datacenter=dc1"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:each row has the TTL of the program",
      "1:rows with another TTL were found with --compare, or some rows are left",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE,
      ExitCodes.STOPPED_LINE
    })
public final class MaintenanceRewriteTtlCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOfProgram store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private JobOptions options;

  @SuppressWarnings("NullAway.Init")
  @Parameters(index = "1", paramLabel = "TABLE", description = "The table of an entity")
  private String table;

  @Option(names = "--compare", description = "Counts rows with another TTL, and changes none.")
  private boolean compares;

  @Option(
      names = "--keys",
      description = "Also prints the keys of some rows that are left. Keys can be private.")
  private boolean showsKeys;

  @Override
  public Integer call() {
    OutcomeReport report =
        store.change(
            (rowan, entities) ->
                new OutcomeReport(
                    store.address(),
                    new JobRunner(store, options.settings(null))
                        .run(rowan, List.of(job(rowan, entities))),
                    showsKeys));
    store.print(report);
    return report.isDone() ? ExitCodes.OK : ExitCodes.FINDINGS;
  }

  private Job job(Rowan rowan, ProgramEntities entities) {
    RowEntity entity = JobRunner.named(entities, table);
    if (!entity.table().name().equals(table)) {
      throw new UnusableInputException(
          "`%s` is an index of `%s`: name the table of an entity"
              .formatted(table, entity.table().name()));
    }
    Jobs jobs = compares ? Jobs.verifying(rowan) : Jobs.repairing(rowan);
    return jobs.ttl(entity);
  }
}
