package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.SchemaDifference;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A keyspace needs as many nodes as replicas, and replicas for the loss of a node. */
class ReplicationTest {
  private static final String SIMPLE = "org.apache.cassandra.locator.SimpleStrategy";
  private static final String BY_DATACENTER =
      "org.apache.cassandra.locator.NetworkTopologyStrategy";

  @Test
  void aMajorityMustHaveNodes() {
    SchemaDifference difference = simple(3, 1).differences().get(0);
    assertThat(difference.title()).isEqualTo("D-09 shop");
    assertThat(difference.text())
        .isEqualTo(
            "stored 3 replicas, model enough nodes for a majority of them; nodes: 1; ALTER KEYSPACE"
                + " \"shop\" WITH replication = {'class': 'SimpleStrategy', 'replication_factor':"
                + " 1}");
    assertThat(simple(3, 2).differences()).isEmpty();
    assertThat(simple(3, 3).differences()).isEmpty();
    assertThat(simple(5, 2).differences()).hasSize(1);
  }

  @Test
  void itMustInEachDatacenter() {
    Map<String, String> stored = Map.of("class", BY_DATACENTER, "a", "3", "b'", "3/1", "c", "1");
    List<SchemaDifference> differences =
        Replication.of("shop", stored, List.of("a", "b'", "b'", "c", "d")).differences();
    assertThat(differences).extracting(SchemaDifference::title).containsExactly("D-09 shop");
    assertThat(differences.get(0).stored()).isEqualTo("3 replicas in a");
    assertThat(differences.get(0).cql())
        .isEqualTo(
            "ALTER KEYSPACE \"shop\" WITH replication = {'class': 'NetworkTopologyStrategy', 'a': 1,"
                + " 'b''': 2, 'c': 1}");
  }

  @Test
  void replicationThatDependsOnOneNodeIsWarnedOf() {
    assertThat(simple(1, 3).warnings())
        .satisfiesExactly(
            first -> assertThat(first).startsWith("SimpleStrategy").contains("{'class': 'Netw"),
            second -> assertThat(second).contains("unavailable while its node is down"));
    assertThat(simple(2, 3).warnings()).anyMatch(each -> each.contains("needs both"));
    Map<String, String> stored = Map.of("class", BY_DATACENTER, "a", "3");
    assertThat(Replication.of("shop", stored, List.of("a", "a", "a")).warnings()).isEmpty();
    assertThat(Replication.of("shop", stored, List.of("a", "a", "b")).warnings())
        .containsExactly("3 replicas in a, but fewer nodes", "no replica in b");
  }

  @Test
  void oneNodeAloneAndForeignStrategiesAreFine() {
    assertThat(simple(1, 1).warnings()).isEmpty();
    assertThat(simple(1, 1).differences()).isEmpty();
    Replication foreign =
        Replication.of("shop", Map.of("class", "SingleRegionStrategy"), List.of("a", "a"));
    assertThat(foreign.differences()).isEmpty();
    assertThat(foreign.warnings()).isEmpty();
  }

  private static Replication simple(int factor, int nodes) {
    return Replication.of(
        "shop",
        Map.of("class", SIMPLE, "replication_factor", Integer.toString(factor)),
        Collections.nCopies(nodes, "a"));
  }
}
