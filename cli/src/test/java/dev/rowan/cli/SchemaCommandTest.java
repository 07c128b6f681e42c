package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.cli.store.Surroundings;
import dev.rowan.operate.maintenance.MaintenanceReport;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of {@code rowan schema} on an embedded store. */
class SchemaCommandTest {
  private static final int ROWS = 2_000;

  @TempDir private static Path programs;
  private static CompiledFolder first;
  private static CompiledFolder second;

  @TempDir private Path folder;
  private String url = "";

  @BeforeAll
  static void compile() {
    first = Shops.first(programs);
    second = Shops.second(programs);
  }

  @BeforeEach
  void fill() {
    url = "rowan:embedded:" + folder.resolve("store");
    Shops.fill(url, first, ROWS);
  }

  @Test
  void listsTheDifferences() {
    Invocation same = schema("diff", first);
    assertThat(same)
        .isEqualTo(new Invocation(0, "The store has exactly the tables of the program.\n", ""));

    Invocation differs = schema("diff", second);
    assertThat(differs.exitCode()).isEqualTo(1);
    assertThat(differs.err()).isEmpty();
    assertThat(differs.out())
        .contains("D-13 seller\n  stored:  nothing\n  program: a table\n")
        .contains("D-14 item.weight\n  stored:  nothing\n  program: int regular\n")
        .contains("D-04 item.color\n  stored:  text regular\n  program: no such column\n")
        .endsWith(
            "\n`rowan schema plan` lists the steps that make the store equal to the program.\n");
  }

  @Test
  void columnsOfTheStoreAloneAreNoDifference() {
    CompiledFolder less =
        Shops.program(
            folder.resolve("less"), "@Entity record Item(@PartitionKey int id, String title) {}");

    Invocation done = schema("diff", less);

    assertThat(done.exitCode()).isZero();
    assertThat(done.out())
        .contains("D-04 item.color")
        .endsWith("\nThe store has everything that the program needs.\n");
  }

  @Test
  void plansWithoutAChange() {
    Invocation done = schema("plan", second);

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out())
        .contains("additive: D-14 item.weight\n  ALTER TABLE \"item\" ADD \"weight\" int\n")
        .contains("additive: D-07 item_by_title\n  build item_by_title from item\n  note: ")
        .endsWith("\nOnly in the store, and not dropped without --drop:\n  item.color\n")
        .doesNotContain("destructive");
    assertThat(schema("plan", second)).isEqualTo(done);
    assertThat(schema("plan", first).exitCode()).isZero();
    assertThat(schema("plan", second, "--no-builds").out()).doesNotContain("build ");
  }

  @Test
  void appliesAndRecords() {
    Invocation done = schema("apply", second);

    assertThat(done.err()).isEmpty();
    assertThat(done.exitCode()).isZero();
    assertThat(done.out())
        .contains("step 4 of 5: item.weight\n  ALTER TABLE \"item\" ADD \"weight\" int\n  done\n")
        .contains("step 5 of 5: item_by_title\n  build item_by_title from item\n")
        .endsWith("  done\nExecuted 5 steps.\n")
        .doesNotContain("DROP", "\u001b", "done\n  done");
    assertThat(schema("diff", second).exitCode()).isZero();
    assertThat(schema("apply", second).out())
        .isEqualTo("Nothing to do: the store has everything that the program needs.\n");
    assertThat(history().lines())
        .hasSize(1 + 5)
        .anyMatch(line -> line.matches(".* DONE +item_by_title +build item_by_title from item"));
    assertThat(isExact()).isTrue();
  }

  @Test
  void dropsWhatIsNamedAndSaysWhatIsLost() {
    Invocation plan = schema("plan", second, "--drop", "item.color");
    assertThat(plan.out())
        .contains("destructive: D-04 item.color\n  ALTER TABLE \"item\" DROP \"color\"\n")
        .doesNotContain("not dropped");

    Invocation done = schema("apply", second, "--drop", "item.color,old_item");

    assertThat(done.out())
        .startsWith("Will be lost:\n  the values of item.color in all rows are lost\n\n")
        .contains("Nothing to drop: the store has no old_item\n")
        .endsWith("Executed 6 steps.\n");
    assertThat(schema("diff", second).out())
        .isEqualTo("The store has exactly the tables of the program.\n");
  }

  @Test
  void refusesToDropWhatTheProgramDeclares() {
    Invocation done = schema("apply", first, "--drop", "item.color");

    assertThat(done.exitCode()).isEqualTo(4);
    assertThat(done.err())
        .startsWith("rowan: [RUN-22] ")
        .contains(
            "  declared by an entity: item.color\n", "  fix: ", "  see: rowan explain RUN-22");
    assertThat(schema("diff", first).exitCode()).isZero();
  }

  @Test
  void leavesWhatNoStatementCanDo() {
    CompiledFolder other = Shops.withAnotherKey(folder);

    Invocation done = schema("apply", other);

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out())
        .startsWith("Not possible, and left to you:\nnot possible: D-01 item.title\n")
        .contains("  note: stored keys cannot change: declare an index with the new key");
    assertThat(schema("diff", other).exitCode()).isEqualTo(1);
  }

  @Test
  void continuesAfterAnInterruption() {
    Surroundings interrupted = Invocation.surroundings(Map.of());
    StringWriter stops = stopsAt("50 %", interrupted);

    Invocation done = Invocation.into(stops, interrupted, command("apply", second));

    assertThat(done.exitCode()).isEqualTo(130);
    assertThat(done.err()).isEqualTo("rowan: stopped; run the command again to continue\n");
    assertThat(done.out()).contains("step 5 of 5: item_by_title").doesNotContain("Executed");
    assertThat(history()).containsPattern(" STARTED +item_by_title ");
    assertThat(schema("diff", second).out()).contains("D-07 item_by_title\n  stored:  WRITE_ONLY");

    Invocation again = schema("apply", second);

    assertThat(again.err()).isEmpty();
    assertThat(again.out())
        .startsWith("step 1 of 1: item_by_title\n")
        .contains("  50 %\n", "  9")
        .doesNotContain(" 10 %", " 40 %")
        .endsWith("Executed 1 step.\n");
    assertThat(isExact()).isTrue();
  }

  @Test
  void writesJson() {
    assertThat(schema("diff", second, "--format", "json").out())
        .startsWith("{\n  \"store\" : \"" + url + "\",\n  \"clean\" : false,\n")
        .contains(
            "\"element\" : \"item.weight\"", "\"stored\" : \"nothing\"", "\"cql\" : \"ALTER ");
    assertThat(schema("plan", second, "--format", "json").out())
        .contains("\"effect\" : \"additive\"", "\"droppable\" : [\n    \"item.color\"\n  ]");

    Invocation applied = schema("apply", second, "--format", "JSON");

    assertThat(applied.err()).startsWith("step 1 of 5: ");
    assertThat(applied.out())
        .startsWith("{")
        .contains(
            "\"executed\" : [", "\"remaining\" : [ ]", "\"statement\" : \"build item_by_title");
    assertThat(Invocation.of("schema", "history", "--url", url, "--format", "json").out())
        .contains("\"result\" : \"DONE\"", "\"startedAt\" : \"20");
  }

  @Test
  void aStoreWithoutAHistorySaysSo() {
    assertThat(Invocation.of("schema", "history", "--url", url))
        .isEqualTo(new Invocation(0, "No step was ever executed on this store.\n", ""));
  }

  @Test
  void createsNoStoreOfAMistypedName() {
    Path absent = folder.resolve("stroe");

    for (String command : List.of("diff", "apply")) {
      Invocation done =
          Invocation.of("schema", command, first.toString(), "--url", "rowan:embedded:" + absent);
      assertThat(done.exitCode()).isEqualTo(2);
      assertThat(done.err())
          .isEqualTo(
              "rowan: there is no store in the directory `%s`; a program creates a store when it connects\n"
                  .formatted(absent));
    }
    assertThat(absent).doesNotExist();
  }

  @Test
  void saysThatTheStoreIsInUse() {
    try (Rowan open = Rowan.connect(url)) {
      assertThat(open.storage().health().reasons()).isEmpty();
      Invocation done = schema("diff", first);
      assertThat(done.exitCode()).isEqualTo(4);
      assertThat(done.err())
          .startsWith("rowan: [RUN-04] the directory of the store is in use\n")
          .contains("  fix: stop the program that has the store open, ")
          .endsWith("  see: rowan explain RUN-04\n");
    }
  }

  @Test
  void saysWhatIsWrongWithTheProgram() throws IOException {
    Path jar = Files.writeString(folder.resolve("no.jar"), "text");
    assertThat(failure("diff", folder.resolve("nowhere.jar").toString()))
        .contains("does not exist");
    assertThat(failure("plan", jar.toString())).contains("cannot be read as a jar");
    assertThat(failure("apply", folder.toString()))
        .contains("has no `META-INF/rowan/model.json`; Rowan's processor writes it");
    CompiledFolder old = Shops.first(folder);
    Path model = old.folder().resolve("META-INF/rowan/model.json");
    Files.writeString(model, "{\"format\": 1, \"tables\": []}");
    assertThat(failure("diff", old.toString())).contains("has no entity");
    Files.writeString(model, "{\"format\": 1, \"tables\": [{\"entity\": \"a\", \"name\": \"a\"}]}");
    assertThat(failure("diff", old.toString())).contains("is damaged");
  }

  private String failure(String command, String program) {
    Invocation done = Invocation.of("schema", command, program, "--url", url);
    assertThat(done.exitCode()).as(done.err()).isEqualTo(2);
    assertThat(done.err()).startsWith("rowan: `").doesNotContain("Exception", "\tat ");
    return done.err();
  }

  private Invocation schema(String command, CompiledFolder program, String... options) {
    return Invocation.of(command(command, program, options));
  }

  private String[] command(String command, CompiledFolder program, String... options) {
    List<String> all = new ArrayList<>(List.of("schema", command, program.toString()));
    all.addAll(List.of("--url", url));
    all.addAll(List.of(options));
    return all.toArray(String[]::new);
  }

  private String history() {
    return Invocation.of("schema", "history", "--url", url).out();
  }

  private boolean isExact() {
    List<MaintenanceReport> reports = new ArrayList<>();
    Shops.with(url, second, (rowan, item) -> reports.add(rowan.maintenance().verify(item).run()));
    return reports.get(0).isClean() && reports.get(0).entries() == ROWS;
  }

  private static StringWriter stopsAt(String text, Surroundings surroundings) {
    return new StringWriter() {
      @Override
      public void flush() {
        if (toString().contains(text)) {
          surroundings.stop().give();
        }
      }
    };
  }
}
