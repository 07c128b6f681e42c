package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.RowEntity;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
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

/** The guides to another key and column show what the command line prints for three versions. */
class KeyChangeSessionTest {
  private static final Path GUIDES = Path.of("../docs/guide");
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

  private static final String GUESTS =
      """
      {"rowan":1,"table":"guest","columns":[\
      {"name":"id","kind":"partition key","type":"uuid"},\
      {"name":"name","kind":"regular","type":"text"}]}
      {"id":"00000000-0000-0000-0000-000000000001","name":"müller"}
      {"id":"00000000-0000-0000-0000-000000000002","name":"li"}
      """;

  @TempDir private Path folder;
  private String url = "";

  @BeforeEach
  void name() {
    url = "rowan:embedded:" + folder.resolve("store");
  }

  private void fill(String table, CompiledFolder first, String rows) throws IOException {
    RowEntity entity = Shops.entities(first).ofTable(table).orElseThrow();
    try (Rowan rowan = Rowan.connect(url)) {
      rowan.importTable(entity).readFrom(new ByteArrayInputStream(rows.getBytes(UTF_8)));
    }
  }

  private CompiledFolder version(String name, String file) throws IOException {
    return CompiledFolder.of(folder.resolve(name), List.of(Path.of(VERSIONS, name, file)));
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
        .formatted(command, program, rest, done.out())
        .replace("rides", program.startsWith("hotel") ? "hotel" : "rides");
  }

  private static void assertShown(String guide, String... printed) throws IOException {
    String session =
        String.join("\n", printed).replaceAll("(  \\d+ %\\n)(?:  \\d+ %\\n)+", "$1  …\n");
    Path file = GUIDES.resolve(guide);
    String page = Files.readString(file);
    Matcher shown = SESSION.matcher(page);
    assertThat(shown.find()).isTrue();
    if (Boolean.getBoolean("docs.update")) {
      Files.writeString(
          file, page.replace(shown.group(), shown.group(1) + session + shown.group(3)));
    } else {
      assertThat(shown.group(2)).isEqualTo(session);
    }
  }

  @Test
  void theGuideShowsWhatIsPrinted() throws IOException {
    fill("ride", version("first", "ride/Ride.java"), ROWS);
    CompiledFolder second = version("second", "ride/Ride.java");
    CompiledFolder third = version("third", "ride/Ride.java");
    String early = print("rides-3.0", "plan", third);
    String moved = print("rides-2.0", "apply", second);
    String later = print("rides-3.0", "plan", third);
    String dropped = print("rides-3.0", "apply", third, "--drop", "ride");

    assertThat(early).contains("not possible: D-26 daily_ride\n").doesNotContain("D-25");
    assertShown("change-a-key.md", moved, later, dropped);
    assertThat(Invocation.of("schema", "history", "--url", url).out())
        .contains("DONE 2 rows compared, 0 of them deleted since the move")
        .contains("DONE 2 rows verified, 0 entries corrected, 0 undecided");
    assertThat(Invocation.of("schema", "diff", third.toString(), "--url", url).out())
        .isEqualTo("The store has exactly the tables of the program.\n");
  }

  @Test
  void theGuideShowsWhatIsPrintedForAColumn() throws IOException {
    fill("guest", version("first", "guest/Guest.java"), GUESTS);
    CompiledFolder second = version("second", "guest/Guest.java");
    CompiledFolder third = version("third", "guest/Guest.java");
    String early = print("hotel-2.0", "apply", second, "--no-builds");
    assertThat(print("hotel-3.0", "plan", third))
        .contains("not possible: D-27 guest.full_name")
        .doesNotContain("guest.name");
    String copied = print("hotel-2.0", "apply", second);
    String later = print("hotel-3.0", "plan", third);
    String dropped = print("hotel-3.0", "apply", third, "--drop", "guest.name");
    assertShown("schema-changes.md", early, copied, later, dropped);
    assertThat(Invocation.of("schema", "diff", third.toString(), "--url", url).out())
        .isEqualTo("The store has exactly the tables of the program.\n");
  }

  @Test
  void valuesWithoutACopyAreLostOnlyOnRequest() throws IOException {
    CompiledFolder first = version("first", "guest/Guest.java");
    CompiledFolder third = version("third", "guest/Guest.java");
    fill("guest", first, GUESTS);
    print("hotel-2.0", "apply", version("second", "guest/Guest.java"));
    fill("guest", first, GUESTS.replace("li", "li 2")); // by a program that still runs

    Invocation refused = drop(third);
    assertThat(refused.exitCode()).isEqualTo(4);
    assertThat(refused.err()).startsWith("rowan: [RUN-71] ").doesNotContain("li 2");
    assertThat(refused.out()).startsWith("Will be dropped:\n");

    fill("guest", first, GUESTS.replace("li", "li 3"));
    Invocation done = drop(third, "--no-comparison");
    assertThat(done.out())
        .startsWith("Will be lost:\n  the values of guest.name in all rows are lost\n")
        .contains("guest.name: dropped without a comparison");
    RowEntity guests = Shops.entities(third).ofTable("guest").orElseThrow();
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    try (Rowan rowan = Rowan.connect(url)) {
      rowan.exportTable(guests).writeTo(rows);
    }
    assertThat(rows.toString(UTF_8)).contains("li 2").doesNotContain("li 3");
  }

  private Invocation drop(CompiledFolder version, String... more) {
    List<String> typed = new ArrayList<>(List.of("schema", "apply", version.toString()));
    typed.addAll(List.of("--url", url, "--drop", "guest.name"));
    typed.addAll(List.of(more));
    return Invocation.of(typed.toArray(String[]::new));
  }
}
