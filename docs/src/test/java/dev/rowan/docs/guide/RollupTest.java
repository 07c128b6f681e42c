package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.operate.maintenance.RecountReport;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Counters of periods, on each store. */
class RollupTest extends OnEachLocalStore {
  private static final Logger log = LoggerFactory.getLogger(RollupTest.class);

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Views views = rowan.dao(Views.class);
      UUID ann = new UUID(0, 1);
      // tag::save-view[]
      Instant nine = Instant.parse("2026-05-04T09:00:00Z");
      views.save(new View("/home", null, nine.plusSeconds(10), ann));
      views.save(new View("/home", null, nine.plusSeconds(10), ann)); // again: counted once
      views.save(new View("/home", null, nine.plusSeconds(70), ann));
      List<ViewsOfMinute> minutes =
          views.minutes("/home", Range.closedOpen(nine, nine.plusSeconds(3_600))); // 1 and 1
      long today =
          views.ofDay("/home", LocalDate.of(2026, 5, 4)).map(ViewsOfDay::views).orElse(0L); // 2
      // end::save-view[]
      assertThat(minutes).extracting(ViewsOfMinute::views).containsExactly(1L, 1L);
      assertThat(today).isEqualTo(2);

      // tag::recount-views[]
      var recount = rowan.maintenance().recount(ViewMapping.INSTANCE);
      RecountReport wrong = recount.comparingOnly().withGrace(Duration.ZERO).run();
      log.info("{} counters are wrong", wrong.wrong());
      RecountReport corrected = recount.withGrace(Duration.ZERO).run();
      // end::recount-views[]
      assertThat(wrong).isEqualTo(corrected).isEqualTo(new RecountReport(3, 0, 0, 0, 0));
    }
  }
}
