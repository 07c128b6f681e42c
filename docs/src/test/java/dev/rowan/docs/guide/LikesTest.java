package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.operate.maintenance.RecountReport;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the page of counters shows. */
class LikesTest {
  private static final Logger log = LoggerFactory.getLogger(LikesTest.class);

  @Test
  void aCounterIsBroughtBackToItsRows() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Likes likes = rowan.dao(Likes.class);
      LikeCounts counts = rowan.dao(LikeCounts.class);
      UUID item = UUID.randomUUID();
      UUID ann = UUID.randomUUID();
      // tag::like-it[]
      likes.save(new Like(item, ann, Instant.now())); // saved twice, it is one like
      counts.add(item, 1); // added twice, it is two
      // end::like-it[]
      counts.add(item, 1);
      RecountReport report =
          rowan.maintenance().recount(LikeCountMapping.INSTANCE).withGrace(Duration.ZERO).run();
      assertThat(report).isEqualTo(new RecountReport(1, 1, 1, 1, 0));
      assertThat(counts.find(item)).map(LikeCount::likes).contains(1L);
      // tag::recount[]
      var recount = rowan.maintenance().recount(LikeCountMapping.INSTANCE);
      Duration every = recount.every(); // an hour, for whatever runs your jobs
      log.info("{}", recount.run());
      // end::recount[]
      assertThat(every).isEqualTo(Duration.ofHours(1));
    }
  }
}
