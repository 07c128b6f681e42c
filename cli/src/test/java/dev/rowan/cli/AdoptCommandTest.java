package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The commands of the guide page about existing keyspaces, with the tables and classes there. */
@EnabledIfSystemProperty(named = "rowan.long", matches = "true")
class AdoptCommandTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @TempDir private Path folder;

  @Test
  void takesTablesOver() throws IOException {
    GuidePage page = GuidePage.named("adopt.md");
    try (CqlSession session =
        CqlSession.builder()
            .addContactPoint(CASSANDRA.contactPoint())
            .withLocalDatacenter(CASSANDRA.datacenter())
            .withKeyspace(CASSANDRA.name())
            .build()) {
      define(session, page.blocks("sql").get(0));
      session.execute(
          "INSERT INTO clips (id, owner, title, added_at)"
              + " VALUES (uuid(), 'ann', 'one', toTimestamp(now()))");
      session.execute("INSERT INTO members (id, name, city) VALUES (uuid(), 'ann', 'rome')");

      Invocation imported =
          Invocation.of(
              "import", "--url", url(), "--package", "shop", "--out", folder.resolve("java") + "");
      assertThat(imported.err()).isEmpty();
      assertThat(imported.out())
          .contains("\"format(addedAt, 'yyyyMMdd') as yyyymmdd\"", "\"tags as tag\"")
          .contains("name = \"comments_by_author\"", "name = \"members_by_city\"");

      CompiledFolder program =
          CompiledFolder.of(
              folder,
              "shop.Shop",
              "package shop; import dev.rowan.annotation.*; import java.time.*; import java.util.*;\n"
                  + "interface Shop {\n"
                  + String.join("", page.blocks("java"))
                  + "}\n");
      Invocation plan = run("schema", "plan", program);
      assertThat(plan.err()).isEmpty();
      page.blocks("text")
          .get(0)
          .lines()
          .forEach(line -> assertThat(plan.out()).contains(line.split(": ", 2)[0]));
      assertThat(run("schema", "apply", program, "--no-builds").exitCode()).isZero();
      assertThat(run("maintenance", "build", program, "--grace", "0").exitCode()).isZero();
      assertThat(run("maintenance", "verify", program, "--grace", "0").exitCode()).isZero();
      assertThat(run("schema", "diff", program).exitCode()).isZero();
      assertThat(titles(session)).containsExactly("one");

      session.execute(
          "INSERT INTO clips (id, owner, title, added_at)"
              + " VALUES (uuid(), 'ann', 'two', toTimestamp(now()))");
      Invocation found = run("maintenance", "verify", program, "--grace", "0");
      assertThat(found.exitCode()).isEqualTo(1);
      assertThat(found.out()).contains("clips_by_owner: 1 missing", "latest_clips: 1 missing");
      assertThat(run("maintenance", "repair", program, "--grace", "0").exitCode()).isZero();
      assertThat(titles(session)).containsExactly("two", "one");

      define(session, page.blocks("sql").get(1));
      define(session, page.blocks("sql").get(2));
      assertThat(run("schema", "diff", program).exitCode()).isEqualTo(1);
    }
  }

  private static List<String> titles(CqlSession session) {
    List<String> titles = new ArrayList<>();
    session
        .execute("SELECT title FROM clips_by_owner WHERE owner = 'ann'")
        .forEach(row -> titles.add(row.getString(0)));
    return titles;
  }

  private static void define(CqlSession session, String cql) {
    Arrays.stream(cql.split(";", -1))
        .filter(statement -> !statement.isBlank())
        .forEach(
            statement ->
                session.execute(
                    SimpleStatement.newInstance(statement).setTimeout(Duration.ofSeconds(60))));
  }

  private static Invocation run(
      String group, String command, CompiledFolder program, String... options) {
    List<String> all = new ArrayList<>(List.of(group, command, program.toString()));
    all.addAll(List.of("--url", url()));
    all.addAll(List.of(options));
    return Invocation.of(all.toArray(String[]::new));
  }

  private static String url() {
    return ClusterCommandTest.url(CASSANDRA);
  }
}
