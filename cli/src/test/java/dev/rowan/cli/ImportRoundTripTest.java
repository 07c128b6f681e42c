package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import dev.rowan.cli.compile.Compilation;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The classes of a schema compile, and the processor derives the same schema from them. */
class ImportRoundTripTest {
  /** Schemas with parts that have no counterpart, and these parts. */
  private static final Map<String, Set<String>> LOST =
      Map.of(
          "search.cql", Set.of(),
          "unsupported.cql",
              Set.of(
                  "shape",
                  "drawing.outline",
                  "drawing.mixed",
                  "drawing.times",
                  "drawing.numbers",
                  "drawing.pair",
                  "by_vector",
                  "rowan_private",
                  "keyless",
                  "large_only"));

  @TempDir private Path folder;

  /** Returns all schemas in a long run; otherwise each third, and those with lost parts. */
  static List<Path> schemas() {
    List<Path> all = Schemas.all();
    return IntStream.range(0, all.size())
        .filter(
            i ->
                Boolean.getBoolean("rowan.long")
                    || i % 3 == 0
                    || LOST.containsKey(String.valueOf(all.get(i).getFileName())))
        .mapToObj(all::get)
        .toList();
  }

  @Test
  void hasManySchemas() {
    assertThat(Schemas.all()).hasSizeGreaterThanOrEqualTo(25);
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void theProcessorDerivesTheSameSchemaFromFormattedSources(Path file)
      throws IOException, FormatterException {
    String name = String.valueOf(file.getFileName());
    Invocation done =
        Invocation.of("import", file.toString(), "--package", "shop.data", "--out", "" + folder);

    assertThat(done.err()).isEmpty();
    assertThat(done.exitCode()).as(done.out()).isEqualTo(LOST.containsKey(name) ? 1 : 0);
    List<SourceFile> sources = sources();
    assertThat(sources).isNotEmpty();
    requireFormatted(sources);
    Compilation compiled = ProcessorRun.of(sources, List.of());
    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.messages())
        .as("no rule objects to a method that the command has written")
        .noneMatch(message -> message.className().endsWith("Dao"));
    String derived = compiled.resource("META-INF/rowan/schema.cql").orElseThrow();
    Map<String, String> expected =
        CanonicalSchema.of(DdlReader.read(Files.readString(file), Optional.empty()));
    LOST.getOrDefault(name, Set.of()).forEach(lost -> remove(lost, expected));
    removeUnusedTypes(expected);
    assertThat(CanonicalSchema.of(DdlReader.read(derived, Optional.empty()))).isEqualTo(expected);
  }

  /** The formatter that runs on Java 17 does not run on 25. */
  private static void requireFormatted(List<SourceFile> sources) throws FormatterException {
    if (Runtime.version().feature() > 24) {
      return;
    }
    Formatter formatter = new Formatter();
    for (SourceFile source : sources) {
      String formatted =
          formatter.formatSource(
              RemoveUnusedImports.removeUnusedImports(
                  ImportOrderer.reorderImports(source.text(), Style.GOOGLE)));
      assertThat(source.text()).as(source.path()).isEqualTo(formatted);
    }
  }

  private List<SourceFile> sources() throws IOException {
    List<SourceFile> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = String.valueOf(file.getFileName()).replace(".java", "");
        sources.add(new SourceFile("shop.data", name, Files.readString(file)));
      }
    }
    return sources;
  }

  private static void remove(String lost, Map<String, String> schema) {
    int dot = lost.indexOf('.');
    if (dot < 0) {
      assertThat(schema.remove(lost)).as(lost).isNotNull();
    } else {
      String column = lost.substring(dot + 1);
      schema.computeIfPresent(
          lost.substring(0, dot), (table, text) -> text.replaceFirst("\n" + column + " .*", ""));
    }
  }

  /** The file of the processor has only the types of columns. */
  private static void removeUnusedTypes(Map<String, String> schema) {
    Map<String, String> all = Map.copyOf(schema);
    schema
        .entrySet()
        .removeIf(
            type ->
                type.getValue().startsWith("type")
                    && all.entrySet().stream()
                        .filter(other -> !other.getKey().equals(type.getKey()))
                        .noneMatch(
                            other ->
                                other
                                    .getValue()
                                    .matches("(?s).*[ <\\[]" + type.getKey() + "[>,\n\\]].*")));
  }
}
