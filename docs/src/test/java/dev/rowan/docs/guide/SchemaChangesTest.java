package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.operate.schema.SchemaDifferences;
import dev.rowan.operate.schema.SchemaHistoryEntry;
import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.operate.schema.SchemaResult;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SchemaDifference;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the guide says of changes of the schema. */
class SchemaChangesTest {
  private static final Logger log = LoggerFactory.getLogger(SchemaChangesTest.class);

  @Test
  void aPlanIsPrintedExecutedAndRecorded() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      // tag::schema-diff[]
      SchemaDifferences differences = rowan.schema().with(VisitMapping.INSTANCE).diff();
      if (!differences.isClean()) {
        log.warn("the store differs from the model:\n{}", differences);
      }
      // end::schema-diff[]
      assertThat(differences.all())
          .extracting(SchemaDifference::title)
          .contains("D-13 visit", "D-13 visits_by_tag", "D-13 visits_by_hour");
      // tag::schema-plan[]
      SchemaPlan plan = rowan.schema().with(VisitMapping.INSTANCE).plan();
      for (SchemaStep step : plan.steps()) {
        log.info("{} {}: {} {}", step.effect(), step.element(), step.statement(), step.note());
      }
      // end::schema-plan[]
      assertThat(plan.notPossible()).isEmpty();
      // tag::schema-apply[]
      SchemaResult result =
          rowan
              .schema()
              .with(VisitMapping.INSTANCE)
              .apply(
                  progress ->
                      log.info(
                          "step {} of {}, {} %: {}",
                          progress.number(),
                          progress.total(),
                          (int) (progress.share() * 100),
                          progress.step().element()));
      result.remaining().forEach(step -> log.warn("not possible: {}", step));
      // end::schema-apply[]
      assertThat(result.executed()).hasSameSizeAs(plan.steps());
      // tag::schema-history[]
      List<SchemaHistoryEntry> history = rowan.schema().history(20);
      history.forEach(
          entry -> log.info("{} {}: {}", entry.startedAt(), entry.element(), entry.result()));
      // end::schema-history[]
      assertThat(history).hasSize(plan.steps().size());
      assertThat(rowan.schema().with(VisitMapping.INSTANCE).diff().all()).isEmpty();
    }
  }

  @Test
  void aStoreWhoseCallsAreObservedIsComparedToo() {
    RowanOptions observed = RowanOptions.defaults().withCallListener(method -> result -> {});
    try (Rowan rowan = Rowan.connect("rowan:memory:", observed)) {
      assertThat(rowan.schema().with(VisitMapping.INSTANCE).apply().remaining()).isEmpty();
      assertThat(rowan.schema().with(VisitMapping.INSTANCE).diff().all()).isEmpty();
    }
  }

  @Test
  void aDropIsNamed(@TempDir Path directory) {
    String store = "rowan:embedded:" + directory.resolve("shop");
    try (Rowan rowan = Rowan.connect(store)) {
      rowan.dao(Visits.class);
      rowan.runtime(new FailingTables.Table("old_visit", ScalarType.TEXT));
    }
    try (Rowan rowan = Rowan.connect(store)) {
      // tag::schema-drop[]
      SchemaPlan plan =
          rowan.schema().with(VisitMapping.INSTANCE).dropping("old_visit", "visit.referrer").plan();
      // end::schema-drop[]
      assertThat(plan.toString())
          .contains("DESTRUCTIVE D-22 old_visit", "all rows of old_visit are lost");
      rowan.schema().dropping("old_visit").apply();
      assertThat(rowan.schema().with(VisitMapping.INSTANCE).diff().all()).isEmpty();
    }
  }
}
