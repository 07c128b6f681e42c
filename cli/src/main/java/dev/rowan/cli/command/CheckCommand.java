package dev.rowan.cli.command;

import dev.rowan.cli.check.SchemaCheck;
import dev.rowan.cli.check.SchemaFinding;
import dev.rowan.cli.compile.CompilerMessage.Severity;
import dev.rowan.cli.compile.UnknownOptionException;
import dev.rowan.cli.ddl.KeyspaceChoiceException;
import dev.rowan.cli.report.FindingReport;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rowan check}: checks the tables of a CQL file by the rules of the compiler. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Checks the tables of a CQL file, or of a cluster, by the rules of the compiler.",
      "Each finding has the line of the text, the reason and a fix.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan check schema.cql",
      "  rowan check schema.cql -Arowan.profile=strict",
      "  rowan check schema.cql --format sarif > schema.sarif",
      "  rowan check --url cassandra://10.0.0.1/shop?datacenter=dc1"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      "0:no errors and no warnings; there can be notes",
      "1:the file is not CQL, or a rule reports an error or a warning",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE
    })
public final class CheckCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private CqlSource source;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "TEXT",
      description = "text, json or sarif. Default: text")
  private FindingReport format = FindingReport.TEXT;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private CompilerOptions options;

  @Override
  public Integer call() {
    Output output = Output.of(spec.commandLine());
    SchemaText cql = source.read();
    List<SchemaFinding> findings;
    try {
      findings = SchemaCheck.of(cql.text(), source.keyspace(), options.arguments());
    } catch (KeyspaceChoiceException | UnknownOptionException wrong) {
      throw new UnusableInputException(String.valueOf(wrong.getMessage()), wrong);
    }
    output.out().print(format.text(cql.name().replace('\\', '/'), findings));
    output.out().flush();
    return findings.stream().anyMatch(each -> each.severity() != Severity.NOTE)
        ? ExitCodes.FINDINGS
        : ExitCodes.OK;
  }
}
