package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cli.store.Surroundings;
import java.io.StringWriter;
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

/** What a user sees of {@code rowan maintenance} on an embedded store. */
class MaintenanceCommandTest {
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
  void comparesAndCorrects() {
    schemaApply("--no-builds");
    Invocation found = maintenance("verify");

    assertThat(found.err()).isEmpty();
    assertThat(found.exitCode()).isEqualTo(1);
    assertThat(found.out())
        .startsWith("item, indexes\n")
        .contains("  done\nitem, indexes\n  checked 2,000 rows and 0 entries\n")
        .endsWith("  item_by_title: 2000 missing\n")
        .doesNotContain("title 1");
    assertThat(maintenance("verify", "item_by_title", "--keys").out())
        .containsPattern("  item_by_title: missing \\(\\d+\\)\n");

    Invocation repaired = maintenance("repair", "item");
    assertThat(repaired.exitCode()).isZero();
    assertThat(repaired.out()).endsWith("  item_by_title: 2000 missing, 2000 repaired\n");

    Invocation clean = maintenance("verify", "--at-most", "1000000");
    assertThat(clean.exitCode()).isZero();
    assertThat(clean.out()).endsWith("  checked 2,000 rows and 2,000 entries\n  no differences\n");
  }

  @Test
  void buildsWhatReadsCannotUse() {
    schemaApply("--no-builds");

    Invocation built = maintenance("build");
    assertThat(built.err()).isEmpty();
    assertThat(built.exitCode()).isZero();
    assertThat(built.out())
        .startsWith("item_by_title, indexes\n")
        .contains(" %, ")
        .contains("  item_by_title: 2000 missing, 2000 repaired\n");
    assertThat(maintenance("build")).isEqualTo(new Invocation(0, "Nothing to do.\n", ""));
    assertThat(maintenance("build", "item_by_title").exitCode()).isZero();
    assertThat(maintenance("verify").exitCode()).isZero();
  }

  @Test
  void continuesAfterAnInterruption() {
    schemaApply("--no-builds");
    Surroundings interrupted = Invocation.surroundings(Map.of());
    Invocation stopped =
        Invocation.into(
            stopsAt("\n  8", interrupted), interrupted, command("repair", "item_by_title"));
    assertThat(stopped.exitCode()).isEqualTo(130);
    Matcher position =
        Pattern.compile("continue this job with: item_by_title --resume (\\S+)\n")
            .matcher(stopped.err());
    assertThat(position.find()).as(stopped.err()).isTrue();

    Invocation again = maintenance("repair", "item_by_title", "--resume", position.group(1));

    assertThat(again.exitCode()).as(again.err()).isZero();
    assertThat(maintenance("verify").exitCode()).isZero();
    assertThat(maintenance("repair", "--resume", "nonsense").exitCode()).isEqualTo(4);
  }

  @Test
  void changesNoTablesOfAnotherVersion() {
    Invocation done = maintenance("verify");

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err())
        .startsWith("rowan: the store differs from the program: D-1")
        .contains("run `rowan schema plan`");
    assertThat(Invocation.of("schema", "diff", first.toString(), "--url", url).exitCode()).isZero();
  }

  @Test
  void saysThatNothingHasThisName() {
    schemaApply();

    assertThat(maintenance("build", "itme").err())
        .isEqualTo("rowan: the program has no table and no index `itme`\n");
    assertThat(maintenance("verify", "item_by_title", "--at-most", "0").err())
        .startsWith("rowan: [RUN-22] ");
  }

  @Test
  void writesJson() {
    schemaApply();

    Invocation done = maintenance("verify", "--format", "json");

    assertThat(done.err()).startsWith("item, indexes\n");
    assertThat(done.out())
        .startsWith("{\n  \"store\" : \"" + url + "\",\n  \"done\" : true,\n")
        .contains("\"subject\" : \"indexes\"", "\"rows\" : 2000", "\"differences\" : [ ]");
  }

  private void schemaApply(String... options) {
    List<String> all = new ArrayList<>(List.of("schema", "apply", second.toString()));
    all.addAll(List.of("--url", url));
    all.addAll(List.of(options));
    assertThat(Invocation.of(all.toArray(String[]::new)).exitCode()).isZero();
  }

  private Invocation maintenance(String command, String... options) {
    return Invocation.of(command(command, options));
  }

  private String[] command(String command, String... options) {
    List<String> all = new ArrayList<>(List.of("maintenance", command, second.toString()));
    all.addAll(List.of("--url", url));
    all.addAll(List.of(options));
    return all.toArray(String[]::new);
  }

  /** Stops where the job reads again what differs; the sums before that have no position. */
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
