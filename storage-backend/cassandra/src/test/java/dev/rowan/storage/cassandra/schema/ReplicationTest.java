package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ObservedCluster;
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
    assertThat(refusals(simple(3, 2))).isEmpty();
    assertThat(refusals(simple(3, 3))).isEmpty();
    assertThat(refusals(simple(5, 2))).hasSize(1);
  }

  @Test
  void itMustInEachDatacenter() {
    Map<String, String> stored = Map.of("class", BY_DATACENTER, "a", "3", "b'", "3/1", "c", "1");
    List<SchemaDifference> differences =
        refusals(Replication.of("shop", stored, List.of("a", "b'", "b'", "c", "d")));
    assertThat(differences).extracting(SchemaDifference::title).containsExactly("D-09 shop");
    assertThat(differences.get(0).stored()).isEqualTo("3 replicas in a");
    assertThat(differences.get(0).cql())
        .isEqualTo(
            "ALTER KEYSPACE \"shop\" WITH replication = {'class': 'NetworkTopologyStrategy', 'a': 1,"
                + " 'b''': 2, 'c': 1}");
  }

  @Test
  void replicationThatDependsOnOneNodeIsAWarning() {
    List<SchemaDifference> found = simple(1, 3).differences();
    assertThat(found).allMatch(each -> each.kind().isWarning());
    assertThat(found)
        .extracting(each -> each.title() + ": " + each.stored() + " / " + each.model())
        .containsExactly(
            "D-09 shop: SimpleStrategy / NetworkTopologyStrategy, which knows racks and data centres",
            "D-09 shop: 1 replica / 3 replicas: rows of one are unavailable while its node is down");
    assertThat(found.get(0).cql()).contains("{'class': 'NetworkTopologyStrategy', 'a': 3}");
    assertThat(warnings(simple(2, 3)))
        .contains("2 replicas / 3 replicas: a majority of 2 needs both");
  }

  @Test
  void replicasWithoutNodesAndDatacentersWithoutReplicasAreWarnings() {
    Map<String, String> stored = Map.of("class", BY_DATACENTER, "a", "3");
    assertThat(Replication.of("shop", stored, List.of("a", "a", "a")).differences()).isEmpty();
    assertThat(warnings(Replication.of("shop", stored, List.of("a", "a", "b"))))
        .containsExactly(
            "3 replicas in a / a node for each of them; nodes: 2",
            "no replica in b / replicas for the programs there");
  }

  @Test
  void whatIsRefusedIsNoWarningToo() {
    assertThat(warnings(simple(5, 2))).noneMatch(each -> each.startsWith("5 replicas"));
  }

  @Test
  void oneNodeAloneAndForeignStrategiesAreFine() {
    assertThat(simple(1, 1).differences()).isEmpty();
    Replication foreign =
        Replication.of("shop", Map.of("class", "SingleRegionStrategy"), List.of("a", "a"));
    assertThat(foreign.differences()).isEmpty();
  }

  @Test
  void theLargestDatacenterWithReplicasIsObserved() {
    Map<String, String> stored = Map.of("class", BY_DATACENTER, "a", "1", "b", "3");
    ObservedCluster observed =
        Replication.of("shop", stored, List.of("a", "b", "b", "c", "c", "c")).observed(Map.of());
    assertThat(observed.nodes()).as("c has no replicas").isEqualTo(2);
    assertThat(observed.replicas()).as("one for each node").isEqualTo(2);
    assertThat(simple(2, 5).observed(Map.of())).isEqualTo(new ObservedCluster(5, 2, Map.of()));
    Map<String, String> foreign = Map.of("class", "SingleRegionStrategy");
    assertThat(Replication.of("shop", foreign, List.of("a", "a")).observed(Map.of()))
        .isEqualTo(ObservedCluster.NONE);
  }

  private static List<SchemaDifference> refusals(Replication replication) {
    return replication.differences().stream().filter(each -> !each.kind().isWarning()).toList();
  }

  private static List<String> warnings(Replication replication) {
    return replication.differences().stream()
        .filter(each -> each.kind().isWarning())
        .map(each -> each.stored() + " / " + each.model())
        .toList();
  }

  private static Replication simple(int factor, int nodes) {
    return Replication.of(
        "shop",
        Map.of("class", SIMPLE, "replication_factor", Integer.toString(factor)),
        Collections.nCopies(nodes, "a"));
  }
}
