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
import dev.rowan.cli.ddl.KeyspaceSchema;
import dev.rowan.cli.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The classes of a schema compile, and the processor derives the same schema from them. */
class ImportRoundTripTest {
  /** Schemas with parts that have no counterpart, and these parts. */
  private static final Map<String, Set<String>> LOST =
      Map.of(
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
    List<SourceFile> sources = SchemaRoundTrip.sources(folder);
    assertThat(sources).isNotEmpty();
    requireFormatted(sources);
    Compilation compiled = ProcessorRun.of(sources, List.of());
    assertThat(compiled.messages())
        .as("no rule objects to a method that the command has written")
        .noneMatch(message -> message.className().endsWith("Dao"));
    KeyspaceSchema ddl = DdlReader.read(Files.readString(file), Optional.empty());
    assertThat(SchemaRoundTrip.of(ddl, compiled, LOST.getOrDefault(name, Set.of())).differences())
        .isEmpty();
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
}
