package dev.rowan.cli.command;

import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.report.ResultReport;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.operate.schema.SchemaResult;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

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
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private ProgramParameter program;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOptions store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private PlanOptions options;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private FormatOption format;

  @Override
  public Integer call() {
    ProgramEntities entities = program.entities();
    Output output = Output.of(spec.commandLine());
    // the standard output is one JSON object, if that is wanted
    PrintWriter lines = format.isJson() ? output.err() : output.out();
    SchemaResult result =
        store.change(
            rowan -> {
              SchemaChanges changes = options.changes(rowan, entities);
              announceLosses(changes.plan(), lines);
              return changes.apply(new StepProgress(lines, output.isTerminal(), store.stop()));
            });
    format.print(new ResultReport(store.store(), result), output);
    return result.remaining().isEmpty() ? ExitCodes.OK : ExitCodes.FINDINGS;
  }

  private void announceLosses(SchemaPlan plan, PrintWriter lines) {
    List<SchemaStep> losses =
        plan.executable().stream().filter(step -> step.effect() == Effect.DESTRUCTIVE).toList();
    if (!losses.isEmpty()) {
      lines.println("Will be lost:");
      losses.forEach(step -> lines.println("  " + step.note()));
      lines.println();
    }
    List<String> dropped = losses.stream().map(SchemaStep::element).toList();
    options.drops().stream()
        .filter(name -> !dropped.contains(name))
        .forEach(name -> lines.println("Nothing to drop: the store has no " + name));
  }
}
