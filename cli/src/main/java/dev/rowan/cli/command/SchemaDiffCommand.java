package dev.rowan.cli.command;

import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.report.DifferenceReport;
import dev.rowan.operate.schema.SchemaDifferences;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rowan schema diff}: compares the tables of a program with a store. */
@Command(
    name = "diff",
    mixinStandardHelpOptions = true,
    description = {
      "Compares the tables that a program needs with those of a store.",
      "Tables, columns and fields that only the store has are listed, and do not count as"
          + " differences. The command writes nothing.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan schema diff target/classes --url rowan:embedded:data/shop",
      "  rowan schema diff shop.jar --url cassandra://10.0.0.1/shop?datacenter=dc1 --format json"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:the store has everything that the program needs",
      "1:the store differs",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE
    })
public final class SchemaDiffCommand implements Callable<Integer> {
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
  private FormatOption format;

  @Override
  public Integer call() {
    ProgramEntities entities = program.entities();
    SchemaDifferences found = store.read(rowan -> rowan.schema().with(entities.toArray()).diff());
    format.print(new DifferenceReport(store.store(), found), Output.of(spec.commandLine()));
    return found.isClean() ? ExitCodes.OK : ExitCodes.FINDINGS;
  }
}
