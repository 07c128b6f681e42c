package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The plain store on the heap accepts what a cluster refuses, as the guide says. */
class BadgesOnHeapTest {
  @Test
  void aChosenTimestampIsAccepted() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Badges badges = rowan.dao(Badges.class);
      Badge badge = new Badge(new UUID(0, 1), "ann");
      badges.save(badge, WriteOptions.at(Instant.parse("2024-05-17T12:00:00Z")));
      assertThat(badges.ownedBy("ann", Limit.of(10))).containsExactly(badge);
    }
  }
}
