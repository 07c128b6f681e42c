package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.operate.maintenance.TrimReport;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The first rows of each partition, on each store. */
class KeepLastTest extends OnEachLocalStore {
  private static final Logger log = LoggerFactory.getLogger(KeepLastTest.class);
  private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      RecentSearches searches = rowan.dao(RecentSearches.class);
      inserts(searches);
      searches.saveAll(IntStream.range(100, 150).mapToObj(at -> search("bob", at)).toList());
      assertThat(searches.newest("bob", Limit.of(99))).hasSize(10).contains(search("bob", 149));
      searches.trim("bob");
      searches.trim("unknown");
      assertThat(searches.newest("bob", Limit.of(99))).hasSize(10);
      // tag::api-trim[]
      TrimReport report =
          rowan.maintenance().trim(RecentSearchMapping.INSTANCE).atMost(10_000).run();
      log.info("{} of {} partitions trimmed", report.trimmed(), report.partitions());
      // end::api-trim[]
      assertThat(report).isEqualTo(new TrimReport(20, 2, 0));
    }
  }

  private static void inserts(RecentSearches searches) {
    // tag::keep-last[]
    for (int second = 0; second < 100; second++) {
      searches.save(new RecentSearch("ann", NOON.plusSeconds(second), "text " + second));
    }
    List<RecentSearch> newest = searches.newest("ann", Limit.of(1_000)); // 10 of 100
    // end::keep-last[]
    assertThat(newest)
        .extracting(RecentSearch::text)
        .containsExactlyElementsOf(
            IntStream.range(0, 10).mapToObj(i -> "text " + (99 - i)).toList());
    searches.save(new RecentSearch("ann", NOON.minusSeconds(1), "late"));
    assertThat(searches.newest("ann", Limit.of(1_000))).isEqualTo(newest);
  }

  private static RecentSearch search(String user, int second) {
    return new RecentSearch(user, NOON.plusSeconds(second), "text " + second);
  }
}
