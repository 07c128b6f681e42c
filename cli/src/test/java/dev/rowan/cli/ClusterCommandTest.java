package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.launcher.CqlConnection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of the commands on a real Cassandra. */
@EnabledIfSystemProperty(named = "rowan.long", matches = "true")
class ClusterCommandTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @TempDir private Path folder;

  @Test
  void createsTablesAndChangesThem() {
    CompiledFolder first = Shops.first(folder);
    CompiledFolder second = Shops.second(folder);
    Invocation missing = schema("diff", first);
    assertThat(missing.exitCode()).as(missing.err()).isEqualTo(1);
    Invocation created = schema("apply", first);
    assertThat(created.err()).isEmpty();
    assertThat(created.out()).contains("CREATE TABLE", "\"item\"").endsWith("Executed 1 step.\n");
    assertThat(schema("diff", first).exitCode()).isZero();
    Shops.fill("rowan:" + url(), first, 500);

    assertThat(schema("plan", second).out())
        .contains("additive: D-14 item.weight", "build item_by_title from item", "  item.color\n");
    Invocation changed = schema("apply", second, "--drop", "item.color", "--grace", "0");

    assertThat(changed.err()).isEmpty();
    assertThat(changed.exitCode()).as(changed.out()).isZero();
    assertThat(changed.out())
        .startsWith("Will be lost:\n  the values of item.color in all rows are lost\n");
    assertThat(schema("diff", second).exitCode()).as(schema("diff", second).out()).isZero();
    assertThat(schema("apply", second).out()).startsWith("Nothing to do");
    assertThat(Invocation.of("schema", "history", "--url", url()).out())
        .containsPattern(" DONE +item_by_title +build item_by_title from item")
        .doesNotContain("STARTED");
    assertThat(schema("apply", Shops.withAnotherKey(folder)).exitCode()).isEqualTo(1);
  }

  @Test
  void warnsOfPartitionsThatAreLargerThanStated() {
    CompiledFolder program =
        Shops.program(
            folder,
            """
            @Entity @Rows(perPartition = 10, max = 20)
            record Upload(@PartitionKey int owner, @Clustering int number, @Size(avg = 90) String text) {}
            """);
    assertThat(schema("apply", program).exitCode()).isZero();
    assertThat(schema("diff", program).out()).doesNotContain("D-12");
    CqlConnection.execute(
        CASSANDRA.contactPoint(),
        "INSERT INTO system.size_estimates (keyspace_name, table_name, range_start, range_end,"
            + " partitions_count, mean_partition_size) VALUES ('%s', 'upload', '1', '2', 7, 9000)"
                .formatted(CASSANDRA.name()));

    Invocation found = schema("diff", program);

    assertThat(found.exitCode()).as(found.out()).isZero();
    assertThat(found.out())
        .contains("warning: D-12 upload\n  stored:  partitions with 9 KB on average\n")
        .contains("  program: by the stated numbers 1 KB and 10 rows on average, ");
    assertThat(schema("plan", program).exitCode()).isZero();
  }

  @Test
  void importsAndChecksTheTablesOfTheKeyspace() {
    CompiledFolder program = books();
    schema("apply", program);
    Path out = folder.resolve("java");

    Invocation imported =
        Invocation.of("import", "--url", url(), "--package", "shop.data", "--out", out.toString());

    assertThat(imported.err()).isEmpty();
    assertThat(imported.out()).startsWith("Wrote ");
    assertThat(out.resolve("shop/data/Author.java"))
        .content()
        .contains("@PartitionKey UUID id", "String name");
    Invocation checked = Invocation.of("check", "--url", url());
    assertThat(checked.err()).isEmpty();
    assertThat(checked.exitCode()).as(checked.out()).isIn(0, 1);
    assertThat(Invocation.of("check", "--url", url(), "schema.cql").err())
        .isEqualTo("rowan: name either a FILE or a --url\n");
    Invocation missing =
        Invocation.of("check", "--url", url().replace("/" + CASSANDRA.name(), "/absent"));
    assertThat(missing.exitCode()).isEqualTo(4);
    assertThat(missing.err()).startsWith("rowan: [RUN-56] ").contains("keyspace absent");
  }

  @Test
  void verifiesAndMovesRows() throws IOException {
    CompiledFolder program = books();
    schema("apply", program);
    Path lines =
        Files.writeString(
            folder.resolve("book.jsonl"),
            """
            {"rowan":1,"table":"book","columns":[\
            {"name":"id","kind":"partition key","type":"int"},\
            {"name":"title","kind":"regular","type":"text"}]}
            {"id":7,"title":"seven"}
            {"id":8,"title":"eight"}
            """);
    Invocation imported =
        Invocation.of("import-data", program.toString(), "book", lines.toString(), "--url", url());
    assertThat(imported).isEqualTo(new Invocation(0, "Imported 2 rows into book\n", ""));

    Invocation verified =
        Invocation.of(
            "maintenance", "verify", program.toString(), "book", "--url", url(), "--grace", "0");

    assertThat(verified.err()).isEmpty();
    assertThat(verified.exitCode()).as(verified.out()).isZero();
    Path out = folder.resolve("out.jsonl");
    Invocation exported =
        Invocation.of(
            "export", program.toString(), "book", "--url", url(), "--out", out.toString());
    assertThat(exported.exitCode()).as(exported.err()).isZero();
    assertThat(Files.readString(out)).contains("{\"id\":7,\"title\":\"seven\"}");
  }

  /** Other tables than those of {@link Shops}, as all tests have one keyspace. */
  private CompiledFolder books() {
    return Shops.program(
        folder,
        """
        @Entity @CustomIndex(name = "book_by_title", partition = "title", clustering = "id")
        record Book(@PartitionKey int id, String title) {}
        @Entity record Author(@PartitionKey UUID id, String name) {}
        """);
  }

  @Test
  void saysThatNoNodeAnswers() {
    Invocation done =
        Invocation.of(
            "schema", "history", "--url", "cassandra://127.0.0.1:1/shop?datacenter=datacenter1");

    assertThat(done.exitCode()).isEqualTo(5);
    assertThat(done.out()).isEmpty();
    assertThat(done.err())
        .startsWith("rowan: [RUN-57] no node of the cluster answers\n")
        .contains("  address: 127.0.0.1:1\n", "  fix: ")
        .doesNotContain("\tat ");
  }

  @Test
  void saysWhatIsWrongWithTheAddress() {
    String url = url().replace("datacenter=", "datacenter=not-");
    Invocation done = Invocation.of("schema", "history", "--url", url);

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err()).startsWith("rowan: [RUN-01] ").contains(CASSANDRA.datacenter());
  }

  private Invocation schema(String command, CompiledFolder program, String... options) {
    List<String> all = new ArrayList<>(List.of("schema", command, program.toString()));
    all.addAll(List.of("--url", url()));
    all.addAll(List.of(options));
    return Invocation.of(all.toArray(String[]::new));
  }

  private static String url() {
    return url(CASSANDRA);
  }

  static String url(CassandraKeyspace keyspace) {
    return "cassandra://%s:%d/%s?datacenter=%s"
        .formatted(
            keyspace.contactPoint().getHostString(),
            keyspace.contactPoint().getPort(),
            keyspace.name(),
            keyspace.datacenter());
  }
}
