package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.StoredEntity;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide page about another key shows what the command line prints for its three versions. */
class KeyChangeSessionTest {
  private static final Path GUIDE = Path.of("../docs/guide/change-a-key.md");
  private static final String VERSIONS = "../docs/src/test/versions/";
  private static final Pattern SESSION =
      Pattern.compile("(?s)(<!-- printed -->\n```text\n)(.*?)(```\n)");

  private static final String ROWS =
      """
      {"rowan":1,"table":"ride","columns":[\
      {"name":"station","kind":"partition key","type":"text"},\
      {"name":"started_at","kind":"clustering","type":"timestamp"},\
      {"name":"bike","kind":"clustering","type":"uuid"},\
      {"name":"meters","kind":"regular","type":"int"}]}
      {"station":"ü","started_at":"2026-03-01T00:00:00.000Z","bike":"00000000-0000-0000-0000-000000000001","meters":1}
      {"station":"ü","started_at":"2026-03-02T00:00:00.000Z","bike":"00000000-0000-0000-0000-000000000001","meters":2}
      """;

  @TempDir private Path folder;
  private String url = "";

  @BeforeEach
  void fill() throws IOException {
    url = "rowan:embedded:" + folder.resolve("store");
    CompiledFolder first = version("first");
    StoredEntity ride = Shops.entities(first).ofTable("ride").orElseThrow();
    try (Rowan rowan = Rowan.connect(url)) {
      rowan.importTable(ride).readFrom(new ByteArrayInputStream(ROWS.getBytes(UTF_8)));
    }
  }

  private CompiledFolder version(String name) throws IOException {
    return CompiledFolder.of(
        folder.resolve(name), List.of(Path.of(VERSIONS, name, "ride", "Ride.java")));
  }

  private String print(String program, String command, CompiledFolder version, String... more) {
    List<String> typed = new ArrayList<>(List.of("schema", command));
    typed.add(version.toString());
    typed.addAll(List.of("--url", url));
    typed.addAll(List.of(more));
    Invocation done = Invocation.of(typed.toArray(String[]::new));
    assertThat(done.err()).isEmpty();
    String rest = more.length == 0 ? "" : " " + String.join(" ", more);
    return "$ rowan schema %s target/%s.jar --url rowan:embedded:data/rides%s%n%s"
        .formatted(command, program, rest, done.out());
  }

  @Test
  void theGuideShowsWhatIsPrinted() throws IOException {
    CompiledFolder second = version("second");
    CompiledFolder third = version("third");
    String early = print("rides-3.0", "plan", third);
    String moved = print("rides-2.0", "apply", second);
    String later = print("rides-3.0", "plan", third);
    String dropped = print("rides-3.0", "apply", third, "--drop", "ride");
    String session =
        String.join("\n", moved, later, dropped)
            .replaceAll("(  \\d+ %\\n)(?:  \\d+ %\\n)+", "$1  …\n");

    assertThat(early).contains("not possible: D-26 daily_ride\n").doesNotContain("D-25");
    String page = Files.readString(GUIDE);
    Matcher shown = SESSION.matcher(page);
    assertThat(shown.find()).isTrue();
    if (Boolean.getBoolean("docs.update")) {
      Files.writeString(
          GUIDE, page.replace(shown.group(), shown.group(1) + session + shown.group(3)));
    } else {
      assertThat(shown.group(2)).isEqualTo(session);
    }
    assertThat(Invocation.of("schema", "history", "--url", url).out())
        .contains("DONE 2 rows compared, 0 of them deleted since the move")
        .contains("DONE 2 rows verified, 0 entries corrected, 0 undecided");
    assertThat(Invocation.of("schema", "diff", third.toString(), "--url", url).out())
        .isEqualTo("The store has exactly the tables of the program.\n");
  }
}
