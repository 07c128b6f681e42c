package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.operate.maintenance.BucketReport;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lists of buckets, as the guide shows them. */
class BucketListTest {
  private static final Logger log = LoggerFactory.getLogger(BucketListTest.class);
  private static final Instant NOW = Instant.parse("2026-05-04T12:00:00Z");

  @Test
  void readsSkipEmptyYears() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Sightings sightings = rowan.dao(Sightings.class);
      Sighting early = new Sighting("island", Instant.parse("1831-12-27T08:00:00Z"), "gull");
      Sighting late = new Sighting("island", NOW, "gull");
      sightings.save(early);
      sightings.save(late);
      assertThat(sightings.newest("island", Limit.of(9))).containsExactly(late, early);
      assertThat(sightings.between("island", Range.lessThan(NOW))).containsExactly(early);
      assertThat(sightings.ofBird("gull", Limit.of(9))).containsExactly(late, early);
      // tag::api-buckets[]
      BucketReport report = rowan.maintenance().repairBuckets(SightingMapping.INSTANCE).run();
      if (report.missing() > 0) {
        log.warn("another program wrote buckets without an entry: {}", report);
      }
      // end::api-buckets[]
      assertThat(report.isComplete()).isTrue();
      assertThat(report.read()).isEqualTo(8);
      // tag::build-buckets[]
      rowan.maintenance().buildBuckets(SightingMapping.INSTANCE, "sighting_buckets").run();
      // end::build-buckets[]
    }
  }
}
