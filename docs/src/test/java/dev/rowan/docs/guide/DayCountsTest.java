package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import dev.rowan.Rowan;
import dev.rowan.annotation.Consistency;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Increments with options, on each store. */
class DayCountsTest extends OnEachLocalStore {
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
    }

    @Test
    void cassandraHasNeitherTtlNorTimestampForCounters() {
      try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession session = driver(KEYSPACE)) {
        rowan.dao(DayCounts.class).count("south", DAY, 1);
        String row = " WHERE station = 'south' AND day = '2024-05-17'";
        for (String option : List.of("TTL 60", "TIMESTAMP 1")) {
          assertThatThrownBy(
                  () ->
                      session.execute(
                          "UPDATE day_count USING "
                              + option
                              + " SET readings = readings + 1"
                              + row))
              .isInstanceOf(InvalidQueryException.class)
              .hasMessageContaining("counter updates");
        }
        assertThatThrownBy(() -> session.execute("DELETE FROM day_count USING TIMESTAMP 1" + row))
            .isInstanceOf(InvalidQueryException.class)
            .hasMessageContaining("counter updates");
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      DayCounts counts = rowan.dao(DayCounts.class);
      // tag::count-with-options[]
      counts.count("north", DAY, 2, WriteOptions.at(Consistency.LOCAL_QUORUM));
      // end::count-with-options[]
      counts.count("north", DAY, 3);
      refused(counts, WriteOptions.ttl(Duration.ofDays(1)), "a ttl");
      refused(counts, WriteOptions.ttl(Duration.ZERO), "a ttl");
      refused(counts, WriteOptions.at(Instant.parse("2024-05-17T12:00:00Z")), "a timestamp");
      assertThat(counts.find("north", DAY)).contains(new DayCount("north", DAY, 5, 0));
    }
  }

  private static void refused(DayCounts counts, WriteOptions options, String what) {
    assertThatThrownBy(() -> counts.count("north", DAY, 1, options))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("method: DayCounts.count")
        .hasMessageContaining("table: day_count")
        .hasMessageContaining(what + ", and a counter")
        .extracting(failure -> ((RowanException) failure).code())
        .isEqualTo(ErrorCode.ARGUMENT_REJECTED);
  }
}
