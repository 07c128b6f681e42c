package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of {@code rowan maintenance rewrite-ttl} on an embedded store. */
class RewriteTtlCommandTest {
  private static final String VISITS =
      """
      {"rowan":1,"table":"visit","columns":[\
      {"name":"page","kind":"partition key","type":"text"},\
      {"name":"at","kind":"clustering","type":"timestamp"},\
      {"name":"agent","kind":"regular","type":"text"}]}
      {"page":"a","at":"2026-05-04T09:00:00Z","agent":"x"}
      {"page":"b","at":"2026-05-04T10:00:00Z","agent":"y"}
      {"page":"c","at":"2026-05-04T10:00:00Z"}
      """;

  @TempDir private static Path former;
  @TempDir private static Path latter;
  private static CompiledFolder before;
  private static CompiledFolder after;

  @TempDir private Path folder;
  private String url = "";

  @BeforeAll
  static void compile() {
    String rest =
        """
        @CustomIndex(name = "visit_by_agent", partition = "agent", clustering = {"page", "at"})
        record Visit(
            @PartitionKey String page, @Clustering java.time.Instant at, String agent) {}
        @Entity
        @CustomIndex(name = "item_by_title", partition = "title", clustering = "id")
        record Item(@PartitionKey UUID id, @Immutable String title) {}
        @Entity
        record Album(@PartitionKey UUID id, java.util.Set<String> singers) {}
        """;
    before = Shops.program(former, "@Entity @Ttl(days = 30) " + rest);
    after = Shops.program(latter, "@Entity @Ttl(days = 7) " + rest);
  }

  @BeforeEach
  void fill() throws IOException {
    url = "rowan:embedded:" + folder.resolve("store");
    try (Rowan rowan = Rowan.connect(url)) {
      rowan
          .importTable(Shops.entities(before).ofTable("visit").orElseThrow())
          .readFrom(new ByteArrayInputStream(VISITS.getBytes(UTF_8)));
    }
  }

  @Test
  void comparesAndRewrites() {
    Invocation found = rewrite("visit", "--compare");
    assertThat(found.err()).isEmpty();
    assertThat(found.exitCode()).isEqualTo(1);
    assertThat(found.out())
        .startsWith("visit, ttl\n")
        .endsWith(
            """
            visit, ttl
              checked 3 rows
              visit: 2 with another ttl
              1 rows are left, because a write time is unknown or in the future
            """);

    Invocation rewritten = rewrite("visit", "--keys", "--at-most", "1000000");
    assertThat(rewritten.exitCode()).as(rewritten.err()).isEqualTo(1);
    assertThat(rewritten.out())
        .contains("  visit: 2 with another ttl, 2 repaired\n")
        .endsWith("  visit: left ('c', 2026-05-04T10:00:00Z)\n");

    assertThat(rewrite("visit", "--format", "json").out())
        .contains("\"subject\" : \"ttl\"", "\"differences\" : [ ]");
  }

  @Test
  void saysWhatItCannotRewrite() {
    assertThat(rewrite("item_by_title"))
        .isEqualTo(
            new Invocation(
                2,
                "",
                "rowan: `item_by_title` is an index of `item`: name the table of an entity\n"));
    assertThat(rewrite("itm").err())
        .isEqualTo("rowan: the program has no table and no index `itm`\n");
    Invocation refused = rewrite("album");
    assertThat(refused.err()).contains("RUN-85", "columns of several cells: singers");
    assertThat(refused.exitCode()).isEqualTo(4);
  }

  private Invocation rewrite(String... options) {
    List<String> all = new ArrayList<>(List.of("maintenance", "rewrite-ttl", after.toString()));
    all.addAll(List.of(options));
    all.addAll(List.of("--url", url));
    return Invocation.of(all.toArray(String[]::new));
  }
}
