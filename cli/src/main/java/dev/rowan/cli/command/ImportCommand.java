package dev.rowan.cli.command;

import dev.rowan.cli.advice.ClassAdvice;
import dev.rowan.cli.advice.LookupTables;
import dev.rowan.cli.advice.Proposal;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.compile.UnknownOptionException;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.ddl.KeyspaceChoiceException;
import dev.rowan.cli.ddl.KeyspaceSchema;
import dev.rowan.cli.ddl.Remark;
import dev.rowan.cli.design.SchemaDesign;
import dev.rowan.cli.design.SchemaDesigner;
import dev.rowan.cli.source.SchemaSourceWriter;
import dev.rowan.cli.source.SourceFile;
import dev.rowan.cql.text.CqlSyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rowan import}: writes entities and DAOs for the tables of a CQL file. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = {
      "Writes entities and DAOs for the tables of a CQL file, or of a cluster.",
      "The file is the output of DESCRIBE KEYSPACE, or any file of CREATE and ALTER statements."
          + " Each table becomes a record and a DAO with a method for each access path of its key."
          + " What the classes do not express is listed with its line.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  rowan import schema.cql --package shop.data",
      "  rowan import schema.cql --package shop.data --out build/generated --overwrite",
      "  rowan import schema.cql --package shop.data --dry-run",
      "  rowan import --url cassandra://10.0.0.1/shop?datacenter=dc1 --package shop.data"
    },
    exitCodeListHeading = ExitCodes.HEADING,
    exitCodeList = {
      ExitCodes.OK_LINE,
      "1:the file is not CQL, or a table, a column or an index has no counterpart in the classes",
      ExitCodes.UNUSABLE_LINE,
      ExitCodes.REFUSED_LINE,
      ExitCodes.FAILED_LINE
    })
public final class ImportCommand implements Callable<Integer> {
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private CqlSource source;

  @Option(
      names = "--package",
      required = true,
      paramLabel = "NAME",
      description = "The package of the classes: shop.data")
  private String packageName = "";

  @SuppressWarnings("NullAway.Init")
  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "src/main/java",
      description = "The source folder. Default: ${DEFAULT-VALUE}")
  private Path out;

  @Option(names = "--overwrite", description = "Replaces files that exist.")
  private boolean overwrite;

  @Option(names = "--dry-run", description = "Prints the sources, and writes no file.")
  private boolean dryRun;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private CompilerOptions options;

  @Override
  public Integer call() {
    if (!SourceVersion.isName(packageName)) {
      throw new UnusableInputException(
          "`%s` is not the name of a package, such as shop.data".formatted(packageName));
    }
    Output output = Output.of(spec.commandLine());
    SchemaText cql = source.read();
    KeyspaceSchema ddl;
    try {
      ddl = DdlReader.read(cql.text(), source.keyspace());
    } catch (CqlSyntaxException error) {
      output.err().println(cql.message(error));
      return ExitCodes.FINDINGS;
    } catch (KeyspaceChoiceException choice) {
      throw new UnusableInputException(String.valueOf(choice.getMessage()), choice);
    }
    SchemaDesign drafted = SchemaDesigner.design(ddl, packageName);
    boolean checked = ProcessorRun.isPossible();
    SchemaDesign design = checked ? checked(drafted) : drafted;
    List<SourceFile> sources = SchemaSourceWriter.write(design, packageName);
    if (dryRun) {
      sources.forEach(source -> print(source, output));
    } else {
      SourceFolder.write(out, sources, overwrite);
    }
    report(design, cql, output);
    if (!checked) {
      output.err().println("The classes are not checked: this Java installation has no compiler.");
    }
    boolean complete =
        design.remarks().stream().allMatch(remark -> remark.level() == Remark.Level.NOTE);
    return complete ? ExitCodes.OK : ExitCodes.FINDINGS;
  }

  private SchemaDesign checked(SchemaDesign design) {
    try {
      return CheckedDesign.of(design, packageName, options.arguments());
    } catch (UnknownOptionException wrong) {
      throw new UnusableInputException(String.valueOf(wrong.getMessage()), wrong);
    }
  }

  private static void print(SourceFile source, Output output) {
    output.heading("// " + source.path());
    output.line(source.text());
  }

  private void report(SchemaDesign design, SchemaText cql, Output output) {
    output.line(
        "%s %s and %s%s"
            .formatted(
                dryRun ? "Would write" : "Wrote",
                count(design.types().size() + design.entities().size(), "record"),
                count(design.entities().size(), "DAO"),
                dryRun ? "" : " to " + out.resolve(packageName.replace('.', '/'))));
    remarks(design, cql, output, Remark.Level.REFUSED, "No server accepts this:");
    remarks(design, cql, output, Remark.Level.LOST, "Without a counterpart in the classes:");
    remarks(design, cql, output, Remark.Level.NOTE, "Only on the servers:");
    proposals(
        "Proposals: Rowan can write these tables for you.", LookupTables.find(design), output);
    proposals(
        "Proposals: annotations that make the classes shorter.", ClassAdvice.find(design), output);
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private static void remarks(
      SchemaDesign design, SchemaText cql, Output output, Remark.Level level, String heading) {
    List<Remark> remarks =
        design.remarks().stream().filter(remark -> remark.level() == level).toList();
    if (remarks.isEmpty()) {
      return;
    }
    output.line();
    output.heading(heading);
    for (Remark remark : remarks) {
      output.line(
          "  %s: %s: %s".formatted(cql.at(remark.position()), remark.place(), remark.reason()));
    }
  }

  private static void proposals(String heading, List<Proposal> proposals, Output output) {
    if (proposals.isEmpty()) {
      return;
    }
    output.line();
    output.heading(heading);
    for (Proposal proposal : proposals) {
      String where =
          proposal.source().className()
              + (proposal.property().isEmpty() ? "" : "." + proposal.property());
      output.line("  %s: %s".formatted(proposal.table(), proposal.reason()));
      output.line("    on %s: %s".formatted(where, proposal.annotation()));
    }
  }
}
