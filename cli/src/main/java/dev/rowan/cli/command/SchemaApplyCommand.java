package dev.rowan.cli.command;

import dev.rowan.cli.report.ResultReport;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.operate.schema.SchemaResult;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code rowan schema apply}: executes the steps that make a store equal to a program. */
@Command(
    name = "apply",
    mixinStandardHelpOptions = true,
    description = {
      "Executes the steps that make a store equal to a program, and prints the progress.",
      "After a failure or an interruption, run the same command again: it continues with the first"
          + " step that is not done. A table or a column is dropped only if --drop names it.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan schema apply target/classes --url rowan:embedded:data/shop",
      "  rowan schema apply shop.jar --url cassandra://10.0.0.1/shop?datacenter=dc1 --user ann",
      "  rowan schema apply shop.jar --url rowan:embedded:data/shop --drop old_item,item.color"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:the store has everything that the program needs",
      "1:steps remain that no statement can do; they are listed",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE,
      ExitCodes.STOPPED_LINE
    })
public final class SchemaApplyCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOfProgram store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private PlanOptions options;

  @Override
  public Integer call() {
    Output progress = store.progress();
    SchemaResult result =
        store.change(
            (rowan, entities) -> {
              SchemaChanges changes = options.changes(rowan, entities);
              announceLosses(changes.plan(), progress.out());
              return changes.apply(new StepProgress(progress, store.stop()));
            });
    store.print(new ResultReport(store.address(), result));
    return result.remaining().isEmpty() ? ExitCodes.OK : ExitCodes.FINDINGS;
  }

  private void announceLosses(SchemaPlan plan, PrintWriter lines) {
    List<SchemaStep> losses =
        plan.executable().stream().filter(step -> step.effect() == Effect.DESTRUCTIVE).toList();
    announce("Will be lost:", losses.stream().filter(step -> !options.compares(step)), lines);
    announce("Will be dropped:", losses.stream().filter(options::compares), lines);
    List<String> dropped = losses.stream().map(SchemaStep::element).toList();
    options.drops().stream()
        .filter(name -> !dropped.contains(name))
        .forEach(name -> lines.println("Nothing to drop: the store has no " + name));
  }

  private static void announce(String head, Stream<SchemaStep> steps, PrintWriter lines) {
    List<SchemaStep> all = steps.toList();
    if (!all.isEmpty()) {
      lines.println(head);
      all.forEach(step -> lines.println("  " + step.note()));
      lines.println();
    }
  }
}
