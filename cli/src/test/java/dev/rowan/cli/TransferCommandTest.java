package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cli.store.Surroundings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of {@code rowan stats}, {@code export} and {@code import-data}. */
class TransferCommandTest {
  private static final int ROWS = 1_200;

  @TempDir private static Path programs;
  private static CompiledFolder program;

  @TempDir private Path folder;
  private String url = "";
  private String other = "";

  @BeforeAll
  static void compile() {
    program =
        Shops.program(
            programs,
            """
            @Entity @CustomIndex(name = "item_by_title", partition = "title", clustering = "id")
            record Item(@PartitionKey int id, String title, String color) {}
            """);
  }

  @BeforeEach
  void fill() {
    url = "rowan:embedded:" + folder.resolve("store");
    other = "rowan:embedded:" + folder.resolve("other");
    Shops.fill(url, program, ROWS);
    Shops.fill(other, program, 0);
  }

  @Test
  void movesRowsToAnotherStore() throws IOException {
    Path file = folder.resolve("item.jsonl");
    Invocation exported = run("export", url, "item", "--out", file.toString());
    assertThat(exported)
        .isEqualTo(new Invocation(0, "Exported 1,201 lines to %s\n".formatted(file), ""));
    assertThat(Files.readAllLines(file)).hasSize(1 + ROWS);

    Invocation imported = run("import-data", other, "item", file.toString());

    assertThat(imported).isEqualTo(new Invocation(0, "Imported 1,200 rows into item\n", ""));
    Path back = folder.resolve("back.jsonl");
    run("export", other, "item", "--out", back.toString());
    assertThat(back).hasSameTextualContentAs(file);
    Invocation verified =
        Invocation.of("maintenance", "verify", program.toString(), "--url", other);
    assertThat(verified.out())
        .endsWith("  checked 1,200 rows and 1,200 entries\n  no differences\n");
  }

  @Test
  void continuesAnExport() throws IOException {
    Path whole = folder.resolve("whole.jsonl");
    run("export", url, "item", "--out", whole.toString());
    Path file = folder.resolve("item.jsonl");
    Surroundings stopped = Invocation.surroundings(Map.of());
    stopped.stop().give();

    Invocation first = in(stopped, "export", url, "item", "--out", file.toString());
    assertThat(first.exitCode()).isEqualTo(130);
    assertThat(Files.readAllLines(file)).hasSize(1 + 500);

    Invocation next =
        run("export", url, "item", "--out", file.toString(), "--resume", option(first.err()));
    assertThat(next.exitCode()).as(next.err()).isZero();
    assertThat(file).hasSameTextualContentAs(whole);
  }

  @Test
  void continuesAnImport() throws IOException {
    Path file = folder.resolve("item.jsonl");
    run("export", url, "item", "--out", file.toString());
    Surroundings stopped = Invocation.surroundings(Map.of());
    stopped.stop().give();

    Invocation first = in(stopped, "import-data", other, "item", file.toString());
    assertThat(first.exitCode()).isEqualTo(130);

    Invocation next =
        run("import-data", other, "item", file.toString(), "--resume", option(first.err()));
    assertThat(next.exitCode()).as(next.err()).isZero();
    Path back = folder.resolve("back.jsonl");
    run("export", other, "item", "--out", back.toString());
    assertThat(back).hasSameTextualContentAs(file);
  }

  @Test
  void listsRowsThatCannotBeWrittenWithoutTheirValues() throws IOException {
    Path file = folder.resolve("item.jsonl");
    run("export", url, "item", "--out", file.toString());
    List<String> lines = new ArrayList<>(Files.readAllLines(file).subList(0, 5));
    String secret = "s".repeat(70_000); // longer than a key of the index can be
    lines.set(2, "{\"id\":77,\"title\":\"%s\"}".formatted(secret));
    Files.write(file, lines);

    Invocation done = run("import-data", other, "item", file.toString(), "--stop-after", "10");

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out())
        .isEqualTo("Imported 3 rows into item\n  line 3: [RUN-09] a key is too long\n");
    lines.set(3, "{\"id\": nonsense-of-a-user");
    Files.write(file, lines);
    Invocation broken = run("import-data", other, "item", file.toString(), "--stop-after", "10");
    assertThat(broken.exitCode()).isEqualTo(4);
    assertThat(broken.err()).startsWith("rowan: [RUN-36] ").contains("  line: 4\n");
    assertThat(broken.err()).doesNotContain("nonsense");
  }

  @Test
  void saysWhatIsWrong() throws IOException {
    Path file = Files.writeString(folder.resolve("item.jsonl"), "{\"rowan\":1}\n");

    assertThat(run("export", url, "item", "--out", file.toString()).err())
        .isEqualTo("rowan: the file `%s` exists; --overwrite replaces it\n".formatted(file));
    assertThat(run("export", url, "item_by_title", "--out", "x").err())
        .isEqualTo(
            "rowan: `item_by_title` is derived from `item`; name that table, and its derived tables follow\n");
    assertThat(run("import-data", url, "item", "nowhere.jsonl"))
        .isEqualTo(
            new Invocation(2, "", "rowan: the file of lines cannot be used: it does not exist\n"));
    Invocation noColumns = run("import-data", url, "item", file.toString());
    assertThat(noColumns.exitCode()).isEqualTo(4);
    assertThat(noColumns.err()).startsWith("rowan: [RUN-35] ");
  }

  @Test
  void showsTheTablesOfAStore() {
    Path directory = folder.resolve("store");
    Invocation done = Invocation.of("stats", directory.toString());

    assertThat(done.err()).isEmpty();
    assertThat(done.exitCode()).isZero();
    assertThat(done.out())
        .startsWith("health: ok\ndisk: ")
        .containsPattern("\n  item +[\\d,]+ +\\d+ kB\n")
        .containsPattern("\n  item_by_title +[\\d,]+ +\\d+ kB\n");
    assertThat(Invocation.of("stats", directory.toString(), "--format", "json").out())
        .contains("\"health\" : \"ok\"", "\"name\" : \"item\"", "\"rows\" : ");
    assertThat(Invocation.of("stats", folder.resolve("nothing").toString()).exitCode())
        .isEqualTo(2);
    assertThat(folder.resolve("nothing")).doesNotExist();
  }

  private static String option(String err) {
    Matcher option = Pattern.compile("continue with: --resume (\\S+)\n").matcher(err);
    assertThat(option.find()).as(err).isTrue();
    return option.group(1);
  }

  private static Invocation run(String command, String url, String... options) {
    return in(Invocation.surroundings(Map.of()), command, url, options);
  }

  private static Invocation in(
      Surroundings surroundings, String command, String url, String... options) {
    List<String> all = new ArrayList<>(List.of(command, program.toString()));
    all.addAll(List.of(options));
    all.addAll(List.of("--url", url));
    return Invocation.in(surroundings, all.toArray(String[]::new));
  }
}
