package dev.rowan.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.operate.schema.SchemaDifferences;
import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Warnings and errors about a cluster look different from differences that a plan resolves. */
class ClusterFindingsTest {
  private static final SchemaPlan NOTHING = new SchemaPlan(List.of(), List.of());
  private static final SchemaDifference WARNING =
      new SchemaDifference(Kind.MANY_TABLES, "shop", "120 tables", "100 at most", null);
  private static final SchemaDifference ERROR =
      new SchemaDifference(Kind.IDLE_NODES, "event", "18 nodes", "5 partitions", null);

  @Test
  void aWarningIsNamedAndDoesNotCount() {
    DifferenceReport report = new DifferenceReport("store", differences(WARNING));
    assertThat(report.text())
        .isEqualTo(
            """
            warning: D-08 shop
              stored:  120 tables
              program: 100 at most

            The store has everything that the program needs.
            """);
    assertThat(report.json())
        .contains("\"clean\" : true", "\"code\" : \"D-08\"", "\"warning\" : true");
  }

  @Test
  void anErrorCounts() {
    DifferenceReport report = new DifferenceReport("store", differences(WARNING, ERROR));
    assertThat(report.text()).contains("\nD-11 event\n  stored:  18 nodes\n");
    assertThat(report.json()).contains("\"clean\" : false", "\"warning\" : false");
  }

  @Test
  void aPlanListsAnErrorWithoutAStep() {
    PlanReport report = new PlanReport("store", NOTHING, List.of(ERROR), List.of());
    assertThat(report.isEmpty()).isFalse();
    assertThat(report.text())
        .isEqualTo(
            """
            Without a step, as only another design or another cluster resolves it:
            D-11 event
              stored:  18 nodes
              program: 5 partitions
            """);
    assertThat(report.json()).contains("\"unresolved\"", "\"code\" : \"D-11\"");
    assertThat(new PlanReport("store", NOTHING, List.of(), List.of()).isEmpty()).isTrue();
  }

  private static SchemaDifferences differences(SchemaDifference... all) {
    return new SchemaDifferences(List.of(all));
  }
}
