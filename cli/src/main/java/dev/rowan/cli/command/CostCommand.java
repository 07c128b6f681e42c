package dev.rowan.cli.command;

import dev.rowan.cli.model.MethodCost;
import dev.rowan.cli.report.CostReport;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rowan cost}: prints what each DAO method of a program costs. */
@Command(
    name = "cost",
    mixinStandardHelpOptions = true,
    description = {
      "Prints what each DAO method of a program costs on a cluster: partitions, requests, rows and"
          + " bytes of one call.",
      "Rows and bytes follow from the numbers about data that the program states.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {"  rowan cost target/classes", "  rowan cost target/shop-1.0.jar"},
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {ExitCodes.OK_LINE, ExitCodes.UNUSABLE_LINE})
public final class CostCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private ProgramParameter program;

  @Override
  public Integer call() {
    Output output = Output.of(spec.commandLine());
    List<MethodCost> costs = program.costs();
    if (costs.isEmpty()) {
      output.line("The program has no DAO.");
    }
    for (String line : CostReport.lines(costs)) {
      if (!line.isEmpty() && Character.isJavaIdentifierStart(line.charAt(0))) {
        output.heading(line);
      } else {
        output.line(line);
      }
    }
    return ExitCodes.OK;
  }
}
