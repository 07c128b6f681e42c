package dev.rowan.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.rowan.processor.RowanModelProcessor;
import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings of old code are accepted line by line; new ones, and errors of keys, are not. */
class BaselineTest {
  private static final String OLD =
      """
      @Entity @Retention(forever = true) @Rate(rows = 50_000_000)
      record Visit(@PartitionKey boolean seen, @Clustering UUID id, String page) {}
      @Dao interface Visits {
        @Select @AccessPattern(expectRows = 6_000) List<Visit> of(boolean seen);
      }
      @Entity record Payment(@PartitionKey UUID id, @Together long cents, @Together String currency) {}
      """;
  private static final String SAME_WITH_OTHER_ORDER_AND_NUMBERS =
      """
      @Dao interface Visits {
        @Insert void save(Visit visit);
        @Select @AccessPattern(expectRows = 9_000) List<Visit> of(boolean seen);
      }
      @Entity @Retention(forever = true) @Rate(rows = 60_000_000)
      record Visit(String page, @Clustering UUID id, @PartitionKey boolean seen) {}
      @Entity record Payment(@Together String currency, @Together long cents, @PartitionKey UUID id) {}
      """;

  @TempDir private Path folder;

  @Test
  void writtenFindingsAreAcceptedAlsoAfterTheCodeIsReordered() throws IOException {
    Path file = folder.resolve("new/baseline.txt");

    Compilation first = compile(OLD, options(file, true));

    assertThat(Sources.messages(first)).isEmpty();
    assertThat(Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")))
        .containsExactly(
            "CNS-05 fixture.Payment#cents cents currency payment",
            "KEY-04 fixture.Visit#seen visit",
            "QRY-09 fixture.Visits#of(boolean) of",
            "SIZ-01 fixture.Visit#seen visit");
    Compilation second = compile(SAME_WITH_OTHER_ORDER_AND_NUMBERS, options(file, false));
    assertThat(Sources.messages(second)).isEmpty();
    assertThat(second.generatedSourceFiles())
        .as("code of accepted declarations")
        .anyMatch(each -> each.getName().contains("VisitMapping"));
  }

  @Test
  void aNewFindingIsReportedAndAnErrorOfAKeyIsNeverAccepted() throws IOException {
    Path file = folder.resolve("baseline.txt");
    compile(OLD, options(file, true));

    Compilation later =
        compile(
            OLD
                + "@Entity record Broken(UUID id) {}\n"
                + "@Entity record Flag(@PartitionKey boolean seen, @Clustering UUID id) {}",
            options(file, false));

    assertThat(Sources.messages(later))
        .extracting(message -> message.substring(0, 8))
        .containsExactlyInAnyOrder("[KEY-01]", "[KEY-04]");
    Compilation written = compile("@Entity record Broken(UUID id) {}", options(file, true));
    assertThat(Sources.messages(written)).hasSize(1).allMatch(each -> each.startsWith("[KEY-01]"));
    assertThat(Files.readString(file)).doesNotContain("KEY-01");
  }

  @Test
  void namesStaleLinesOfCompiledTypesOnly() throws IOException {
    Path file = folder.resolve("baseline.txt");
    Files.writeString(
        file,
        "# a comment\n\nKEY-04 fixture.Note#id note\nKEY-04 fixture.Elsewhere#id elsewhere\n");

    Compilation compilation =
        compile("@Entity record Note(@PartitionKey UUID id) {}", options(file, false));

    assertThat(Sources.messages(compilation))
        .containsExactly("the baseline has a stale line, remove it: `KEY-04 fixture.Note#id note`");
  }

  @Test
  void aMissingFileIsNamed() {
    Path file = folder.resolve("missing.txt");

    assertThat(Sources.messages(compile("", options(file, false))))
        .contains(
            "`-Arowan.baseline=%s` does not exist; `-Arowan.baseline.write=true` writes it"
                .formatted(file));
    assertThat(Sources.messages(compile("", List.of("-Arowan.baseline.write=true"))))
        .contains(
            "`-Arowan.baseline.write` needs the file: `-Arowan.baseline=design-baseline.txt`");
  }

  private static List<String> options(Path file, boolean write) {
    String read = "-Arowan.baseline=" + file;
    return write ? List.of(read, "-Arowan.baseline.write=true") : List.of(read);
  }

  private static Compilation compile(String source, List<String> options) {
    return Sources.compiler()
        .withProcessors(new RowanProcessor(), new RowanModelProcessor())
        .withOptions(options)
        .compile(
            Sources.source(
                "It", source.isEmpty() ? "@Entity record It(@PartitionKey UUID id) {}" : source));
  }
}
