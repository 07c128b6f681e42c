package dev.rowan.cli.command;

import dev.rowan.cli.report.PlanReport;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code rowan schema plan}: lists the steps that make a store equal to a program. */
@Command(
    name = "plan",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the steps that make a store equal to a program, with their CQL.",
      "Steps that lose values are in the plan only if --drop names them. The command writes"
          + " nothing.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan schema plan target/classes --url rowan:embedded:data/shop",
      "  rowan schema plan shop.jar --url cassandra://10.0.0.1/shop?datacenter=dc1"
          + " --drop item.color"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:nothing to do",
      "1:the plan has steps, or the store has an error that no step resolves",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE
    })
public final class SchemaPlanCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOfProgram store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private PlanOptions options;

  @Override
  public Integer call() {
    PlanReport report =
        store.read(
            (rowan, entities) -> {
              SchemaChanges changes = options.changes(rowan, entities);
              List<SchemaDifference> all = changes.diff().all();
              return new PlanReport(
                  store.address(), changes.plan(), unresolved(all), droppable(all));
            });
    store.print(report);
    return report.isEmpty() ? ExitCodes.OK : ExitCodes.FINDINGS;
  }

  private static List<SchemaDifference> unresolved(List<SchemaDifference> all) {
    return all.stream().filter(each -> each.kind().effect() == Effect.REDESIGN).toList();
  }

  private List<String> droppable(List<SchemaDifference> all) {
    return all.stream()
        .filter(each -> each.kind().effect() == Effect.DESTRUCTIVE)
        .filter(each -> each.kind() != SchemaDifference.Kind.FORMER_TABLE)
        .filter(each -> each.kind() != SchemaDifference.Kind.FORMER_COLUMN)
        .map(SchemaDifference::element)
        .filter(each -> !options.drops().contains(each))
        .toList();
  }
}
