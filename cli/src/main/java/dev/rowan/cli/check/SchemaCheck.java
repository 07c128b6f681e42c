package dev.rowan.cli.check;

import dev.rowan.cli.compile.Compilation;
import dev.rowan.cli.compile.CompilerMessage;
import dev.rowan.cli.compile.CompilerMessage.Severity;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.ddl.Remark;
import dev.rowan.cli.ddl.SyntaxErrors;
import dev.rowan.cli.design.SchemaDesign;
import dev.rowan.cli.design.SchemaDesigner;
import dev.rowan.cli.source.SchemaSourceWriter;
import dev.rowan.cli.source.SourceFile;
import dev.rowan.cql.text.CqlSyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks a CQL file by the rules of the processor. */
public final class SchemaCheck {
  private static final String PACKAGE = "checked";

  private SchemaCheck() {}

  /**
   * Returns the findings about a file, in its order.
   *
   * @param keyspace the keyspace to check, if the file has tables of several
   * @param options options of the processor, such as {@code -Arowan.nodes=6}
   * @throws dev.rowan.cli.ddl.KeyspaceChoiceException if the file needs another keyspace
   * @throws dev.rowan.cli.compile.UnknownOptionException if the processor does not understand an
   *     option
   * @throws dev.rowan.cli.compile.NoCompilerException if this Java installation has no compiler
   */
  public static List<SchemaFinding> of(
      String text, Optional<String> keyspace, List<String> options) {
    SchemaDesign design;
    try {
      design = SchemaDesigner.design(DdlReader.read(text, keyspace), PACKAGE);
    } catch (CqlSyntaxException error) {
      return List.of(syntax(error));
    }
    List<SchemaFinding> findings = new ArrayList<>();
    design.remarks().stream()
        .filter(remark -> remark.level() != Remark.Level.NOTE)
        .map(SchemaCheck::finding)
        .forEach(findings::add);
    findings.addAll(ofRules(design, options));
    findings.sort(SchemaFinding.BY_POSITION);
    return findings;
  }

  private static List<SchemaFinding> ofRules(SchemaDesign design, List<String> options) {
    List<SourceFile> sources = SchemaSourceWriter.records(design, PACKAGE);
    Compilation compiled = ProcessorRun.of(sources, options);
    SourceLocations locations = new SourceLocations(design, sources);
    List<SchemaFinding> findings = new ArrayList<>();
    for (CompilerMessage message : compiled.messages()) {
      if (message.code().isPresent()) {
        findings.add(finding(message, locations));
      } else if (message.severity() == Severity.ERROR) {
        throw new IllegalStateException("the compiler refuses the classes: " + message.text());
      }
    }
    return findings;
  }

  private static SchemaFinding finding(CompilerMessage message, SourceLocations locations) {
    SourceLocations.Located located = locations.of(message);
    return new SchemaFinding(
        message.severity(),
        message.code().orElseThrow(),
        located.position(),
        located.place(),
        message.headline(),
        message.details().stream().filter(line -> !line.startsWith("see: ")).toList());
  }

  private static SchemaFinding finding(Remark remark) {
    boolean refused = remark.level() == Remark.Level.REFUSED;
    return new SchemaFinding(
        refused ? Severity.ERROR : Severity.NOTE,
        refused ? SchemaFinding.REFUSED : SchemaFinding.UNCHECKED,
        remark.position(),
        remark.place(),
        remark.reason(),
        List.of());
  }

  private static SchemaFinding syntax(CqlSyntaxException error) {
    return new SchemaFinding(
        Severity.ERROR,
        SchemaFinding.SYNTAX,
        error.position(),
        "",
        SyntaxErrors.text(error),
        List.of());
  }
}
