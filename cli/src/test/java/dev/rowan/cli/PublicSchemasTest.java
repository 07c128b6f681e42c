package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.cli.check.SchemaCheck;
import dev.rowan.cli.check.SchemaFinding;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.ddl.KeyspaceChoiceException;
import dev.rowan.cli.ddl.KeyspaceSchema;
import dev.rowan.cli.source.SourceFile;
import dev.rowan.cql.text.CqlSyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Imports each CQL file of a folder that the user names, and prints a table of the results: {@code
 * -Drowan.schemas=DIR}. A file with several keyspaces has a row for each.
 */
class PublicSchemasTest {
  private static final Pattern COMMA = Pattern.compile(", ");
  private static final Pattern PLACE = Pattern.compile("  .*?:\\d+:\\d+: (\\S+?): (.*)");

  @TempDir private Path folder;

  /** The result for one keyspace of one file. */
  private record Row(
      String file,
      int tables,
      long entities,
      List<String> lost,
      Map<String, Long> findings,
      List<String> differences) {
    @Override
    public String toString() {
      return "| %s | %d | %d | %s | %s | %s |"
          .formatted(
              file,
              tables,
              entities,
              lost.isEmpty() ? "–" : String.join("; ", lost).replace("|", "\\|"),
              findings.isEmpty()
                  ? "–"
                  : findings.entrySet().stream()
                      .map(each -> each.getValue() + " " + each.getKey())
                      .collect(Collectors.joining(", ")),
              differences.isEmpty() ? "equal" : String.join("; ", differences));
    }
  }

  @Test
  void comeBackFromTheirClasses() throws IOException {
    String schemas = System.getProperty("rowan.schemas", "");
    assumeTrue(
        !schemas.isEmpty(), "no folder of CQL files is named: -Drowan.schemas=DIR names one");
    List<Row> rows = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of(schemas))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".cql")).sorted().toList()) {
        rows.addAll(rows(file));
      }
    }
    System.out.println("| file | tables | entities | not expressed | findings | round trip |");
    System.out.println("|---|---|---|---|---|---|");
    rows.forEach(System.out::println);

    assertThat(rows).as("the folder has CQL files").isNotEmpty();
    assertThat(rows).allMatch(row -> row.differences().isEmpty());
  }

  private List<Row> rows(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    String text = Files.readString(file);
    try {
      DdlReader.read(text, Optional.empty());
      return List.of(row(name, file, text, Optional.empty()));
    } catch (CqlSyntaxException error) {
      Invocation done = run(file, Optional.empty(), folder);
      assertThat(done.exitCode()).as(done.err()).isEqualTo(1);
      return List.of(new Row(name, 0, 0, List.of(done.err().strip()), Map.of(), List.of()));
    } catch (KeyspaceChoiceException choice) {
      List<Row> rows = new ArrayList<>();
      String all = String.valueOf(choice.getMessage());
      String names = all.substring(all.lastIndexOf(": ") + 2);
      for (String keyspace : COMMA.splitAsStream(names).toList()) {
        rows.add(row(name + " " + keyspace, file, text, Optional.of(keyspace)));
      }
      return rows;
    }
  }

  private Row row(String name, Path file, String text, Optional<String> keyspace)
      throws IOException {
    KeyspaceSchema ddl = DdlReader.read(text, keyspace);
    Path out = Files.createTempDirectory(folder, "out");
    Invocation done = run(file, keyspace, out);
    assertThat(done.err()).as(name).isEmpty();
    assertThat(done.exitCode()).as(name + done.out()).isBetween(0, 1);
    List<String> lost = new ArrayList<>();
    Set<String> places = new TreeSet<>();
    String listed = done.out().replaceFirst("(?s)(\\A|\n)Only on the servers:.*", "");
    for (String line : listed.lines().toList()) {
      Matcher matcher = PLACE.matcher(line);
      if (matcher.matches()) {
        places.add(matcher.group(1));
        lost.add(matcher.group(1) + ": " + matcher.group(2));
      }
    }
    Map<String, Long> findings =
        SchemaCheck.of(text, keyspace, List.of()).stream()
            .filter(SchemaFinding::hasPage)
            .collect(
                Collectors.groupingBy(SchemaFinding::code, TreeMap::new, Collectors.counting()));
    List<SourceFile> sources = SchemaRoundTrip.sources(out);
    List<String> differences =
        SchemaRoundTrip.of(ddl, ProcessorRun.of(sources, List.of()), places).differences();
    long entities = sources.stream().filter(each -> each.text().contains("\n@Entity")).count();
    return new Row(name, ddl.tables().size(), entities, lost, findings, differences);
  }

  private static Invocation run(Path file, Optional<String> keyspace, Path out) {
    List<String> arguments =
        new ArrayList<>(List.of("import", "" + file, "--package", "shop.data", "--out", "" + out));
    keyspace.ifPresent(each -> arguments.addAll(List.of("--keyspace", each)));
    return Invocation.of(arguments.toArray(String[]::new));
  }
}
