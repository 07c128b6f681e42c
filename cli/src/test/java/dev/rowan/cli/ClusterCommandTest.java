package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of the commands on a real Cassandra. */
class ClusterCommandTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @TempDir private Path folder;

  @Test
  void createsTablesAndChangesThem() {
    CompiledFolder first = Shops.first(folder);
    CompiledFolder second = Shops.second(folder);
    assertThat(schema("diff", first).exitCode()).isEqualTo(1);
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
