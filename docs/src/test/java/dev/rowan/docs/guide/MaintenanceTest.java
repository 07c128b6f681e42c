package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.maintenance.ResumableJob;
import dev.rowan.operate.maintenance.TableJob;
import dev.rowan.spi.store.IndexState;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the guide says of verifying, repairing and building indexes. */
class MaintenanceTest {
  private static final Logger log = LoggerFactory.getLogger(MaintenanceTest.class);
  private static final Visit VISIT =
      new Visit("/", Instant.parse("2024-05-17T12:00:00Z"), "ann", Set.of("new"));

  @Test
  void indexesAreHeldAgainstTheirRows() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      rowan.dao(Visits.class).save(VISIT);
      // tag::verify[]
      MaintenanceReport report =
          rowan.maintenance().verify(VisitMapping.INSTANCE).atMost(10_000).run();
      if (!report.isClean()) {
        log.warn("found {}, such as {}", report.found(), report.samples());
      }
      // end::verify[]
      // tag::unindexable[]
      report.unindexableRows().forEach(row -> log.warn("no entry: {}", row));
      // end::unindexable[]
      assertThat(report.isClean()).isTrue();
      assertThat(report.rows()).isEqualTo(1);
      // tag::repair[]
      MaintenanceReport repaired =
          rowan.maintenance().repair(VisitMapping.INSTANCE, "visits_by_tag").run();
      log.info("set right: {}", repaired.repaired());
      // end::repair[]
      assertThat(repaired.isRepaired()).isTrue();
    }
  }

  // tag::table-job[]
  static <R> R inTheNight(TableJob<?, R> job) {
    return job.atMost(5_000).watchedBy(step -> log.info("{} rows", step.rows())).run();
  }

  // end::table-job[]

  // tag::resumable-job[]
  static <J extends ResumableJob<J, R>, R> R resumed(J job, AtomicReference<String> position) {
    return job.resume(position.get()).watchedBy(step -> position.set(step.position())).run();
  }

  // end::resumable-job[]

  @Test
  void allJobsHaveALimitAndAListener() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      rowan.dao(Visits.class).save(VISIT);
      assertThat(inTheNight(rowan.maintenance().verify(VisitMapping.INSTANCE)).rows()).isEqualTo(1);
      assertThat(
              inTheNight(rowan.maintenance().build(VisitMapping.INSTANCE, "visits_by_tag")).rows())
          .isZero();
      AtomicReference<String> position = new AtomicReference<>();
      assertThat(resumed(rowan.maintenance().repair(VisitMapping.INSTANCE), position).rows())
          .isEqualTo(1);
      assertThat(position).hasNullValue();
    }
  }

  @Test
  void anIndexAnswersOnceItIsBuilt() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Visits visits = rowan.dao(Visits.class);
      visits.save(VISIT);
      rowan.maintenance().withdraw(VisitMapping.INSTANCE, "visits_by_tag");
      LocalDate day = LocalDate.of(2024, 5, 17);
      assertThatThrownBy(() -> visits.tagged("new", day, Limit.of(5)))
          .isInstanceOf(SchemaMismatchException.class);
      // tag::build[]
      rowan
          .maintenance()
          .build(VisitMapping.INSTANCE, "visits_by_tag")
          .atMost(20_000)
          .watchedBy(step -> log.info("{} rows, {} %", step.rows(), (int) (step.share() * 100)))
          .run();
      // end::build[]
      assertThat(visits.tagged("new", day, Limit.of(5))).containsExactly(VISIT);
      assertThat(rowan.maintenance().state(VisitMapping.INSTANCE, "visits_by_tag"))
          .isEqualTo(IndexState.READABLE);
    }
  }
}
