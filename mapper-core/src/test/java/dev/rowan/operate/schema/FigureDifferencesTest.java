package dev.rowan.operate.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Stated numbers are compared with the nodes and the partitions of a cluster. */
class FigureDifferencesTest {
  private static final double MEGA = 1_000_000;

  @Test
  void fewPartitionsForTheNodesAreAWarning() {
    assertThat(of(writing(50, 10, 3), nodes(5, 3))).isEmpty();
    SchemaDifference found = of(writing(50, 10, 3), nodes(6, 3)).get(0);
    assertThat(found.title()).isEqualTo("D-11 event");
    assertThat(found.kind().isWarning()).isTrue();
    assertThat(found.text())
        .isEqualTo(
            "stored 6 nodes, 3 replicas of each row, model 50 partitions are written at one moment,"
                + " fewer than 10 for each node (KEY-09)");
  }

  @Test
  void nodesWithoutWritesAreAnError() {
    SchemaDifference found = of(writing(5, 10, 3), nodes(18, 3)).get(0);
    assertThat(found.kind().effect()).isEqualTo(Effect.REDESIGN);
    assertThat(found.text())
        .isEqualTo(
            "stored 18 nodes, 3 replicas of each row, model 5 partitions are written at one moment,"
                + " so that 3 nodes have no writes (KEY-09)");
    assertThat(of(writing(5, 10, 3), nodes(15, 3))).as("each node has a replica").isEmpty();
  }

  @Test
  void whatTheCompilerHasReportedIsNotRepeated() {
    assertThat(of(writing(50, 10, 6), nodes(12, 3))).isEmpty();
    assertThat(of(writing(5, 10, 6), nodes(18, 3))).isEmpty();
  }

  @Test
  void aNumberOfShardsIsAChoiceUnlessNodesAreIdle() {
    assertThat(of(writing(16, 1, 3), nodes(16, 3))).isEmpty();
    assertThat(of(writing(16, 1, 3), nodes(17, 3)))
        .allMatch(each -> each.kind().isWarning())
        .hasSize(1);
  }

  @Test
  void unknownNodesAndUnknownPartitionsAreNotCompared() {
    assertThat(of(writing(5, 10, 3), ObservedCluster.NONE)).isEmpty();
    assertThat(of(writing(0, 0, 0), nodes(100, 3))).isEmpty();
  }

  @Test
  void partitionsOfTwiceTheStatedSizeAreAWarningWithAllNumbers() {
    DeclaredFigures stated = new DeclaredFigures("event", 0, 0, 0, 300, MEGA, 1_200, 4 * MEGA);
    assertThat(of(stated, partitions(2 * MEGA, 8 * MEGA))).isEmpty();
    SchemaDifference found = of(stated, partitions(2.1 * MEGA, 8 * MEGA)).get(0);
    assertThat(found.title()).isEqualTo("D-12 event");
    assertThat(found.kind().isWarning()).isTrue();
    assertThat(found.stored()).isEqualTo("partitions with 2.1 MB on average");
    assertThat(found.model())
        .isEqualTo(
            "by the stated numbers 1 MB and 300 rows on average, 4 MB and 1,200 rows in the largest");
    assertThat(of(stated, partitions(2.1 * MEGA, 8.5 * MEGA)).get(0).stored())
        .isEqualTo("partitions with 2.1 MB on average, and more than 8.5 MB in the largest");
    assertThat(of(stated, partitions(0, 8.5 * MEGA)).get(0).stored())
        .isEqualTo("partitions with more than 8.5 MB in the largest");
  }

  @Test
  void sizesThatNothingStatesOrNoNodeReportsAreNotCompared() {
    assertThat(of(writing(50, 10, 3), partitions(MEGA, MEGA))).isEmpty();
    DeclaredFigures other = new DeclaredFigures("other", 0, 0, 0, 1, 1, 1, 1);
    assertThat(of(other, partitions(MEGA, MEGA))).isEmpty();
  }

  private static List<SchemaDifference> of(DeclaredFigures stated, ObservedCluster observed) {
    return new FigureDifferences(observed).of(List.of(stated));
  }

  private static DeclaredFigures writing(double active, int leastForNode, int nodes) {
    return new DeclaredFigures("event", active, leastForNode, nodes, 0, 0, 0, 0);
  }

  private static ObservedCluster nodes(int nodes, int replicas) {
    return new ObservedCluster(nodes, replicas, Map.of());
  }

  private static ObservedCluster partitions(double mean, double most) {
    return new ObservedCluster(1, 1, Map.of("event", new ObservedCluster.Partitions(mean, most)));
  }
}
