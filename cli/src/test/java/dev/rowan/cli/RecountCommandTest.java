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

/** What a user sees of {@code rowan maintenance recount} on an embedded store. */
class RecountCommandTest {
  private static final String VIEWS =
      """
      {"rowan":1,"table":"view","columns":[\
      {"name":"page","kind":"partition key","type":"text"},\
      {"name":"month","kind":"partition key","type":"int"},\
      {"name":"at","kind":"clustering","type":"timestamp"}]}
      {"page":"a","month":24316,"at":"2026-05-04T09:00:00Z"}
      {"page":"a","month":24316,"at":"2026-05-04T10:00:00Z"}
      {"page":"b","month":24316,"at":"2026-05-05T10:00:00Z"}
      """;

  /** Lines of a table of counters increment the counters. */
  private static final String SURPLUS =
      """
      {"rowan":1,"table":"day_views","columns":[\
      {"name":"page","kind":"partition key","type":"text"},\
      {"name":"day","kind":"clustering","type":"date"},\
      {"name":"views","kind":"regular","type":"counter"}]}
      {"page":"a","day":"2026-05-04","views":5}
      {"page":"c","day":"2026-05-04","views":2}
      """;

  @TempDir private static Path programs;
  private static CompiledFolder program;

  @TempDir private Path folder;
  private String url = "";

  @BeforeAll
  static void compile() {
    program =
        Shops.program(
            programs,
            """
            @Entity
            @Immutable
            @Bucket(column = "month", position = 1, of = "at", unit = java.time.temporal.ChronoUnit.MONTHS)
            @Rollup(into = DayViews.class, of = "at", period = "day", unit = java.time.temporal.ChronoUnit.DAYS)
            record View(@PartitionKey(0) String page, @Clustering java.time.Instant at) {}
            @Entity record DayViews(
                @PartitionKey String page, @Clustering java.time.LocalDate day, @Counter long views) {}
            @Entity record Seller(@PartitionKey UUID id, String name) {}
            """);
  }

  @BeforeEach
  void fill() throws IOException {
    url = "rowan:embedded:" + folder.resolve("store");
    load("view", VIEWS);
    load("day_views", SURPLUS);
  }

  @Test
  void comparesAndCorrects() {
    Invocation found = recount("--compare");
    assertThat(found.err()).isEmpty();
    assertThat(found.exitCode()).isEqualTo(1);
    assertThat(found.out())
        .startsWith("view, counters\n")
        .endsWith("view, counters\n  checked 3 counters\n  view: 2 wrong\n");

    Invocation corrected = recount("day_views");
    assertThat(corrected.exitCode()).as(corrected.err()).isZero();
    assertThat(corrected.out())
        .endsWith("  view: 2 wrong, 2 repaired\n  7 added or subtracted in sum\n");

    Invocation clean = recount("view", "--compare", "--at-most", "1000000");
    assertThat(clean.exitCode()).isZero();
    assertThat(clean.out()).endsWith("  no differences\n");
    assertThat(recount("--format", "json").out())
        .contains("\"done\" : true", "\"subject\" : \"counters\"", "\"differences\" : [ ]");
  }

  @Test
  void saysThatNothingCounts() {
    assertThat(recount("seller"))
        .isEqualTo(
            new Invocation(
                2,
                "",
                "rowan: no counter counts the rows of `seller`, and `seller` has no counter that counts rows\n"));
    assertThat(recount("selller").err())
        .isEqualTo("rowan: the program has no table and no index `selller`\n");
  }

  private Invocation recount(String... options) {
    List<String> all = new ArrayList<>(List.of("maintenance", "recount", program.toString()));
    all.addAll(List.of(options));
    all.addAll(List.of("--url", url, "--grace", "0"));
    return Invocation.of(all.toArray(String[]::new));
  }

  private void load(String table, String lines) throws IOException {
    try (Rowan rowan = Rowan.connect(url)) {
      rowan
          .importTable(Shops.entities(program).ofTable(table).orElseThrow())
          .readFrom(new ByteArrayInputStream(lines.getBytes(UTF_8)));
    }
  }
}
