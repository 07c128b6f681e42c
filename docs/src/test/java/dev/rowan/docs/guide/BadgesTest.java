package dev.rowan.docs.guide;

// tag::like-cluster[]
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class BadgesTest {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private final Badge badge = new Badge(new UUID(0, 1), "ann");

  @Test
  void aChosenTimestampIsRefusedAsOnACluster() {
    try (Rowan rowan = Rowan.connect("rowan:memory:?like=cassandra")) {
      Badges badges = rowan.dao(Badges.class);

      assertThatThrownBy(() -> badges.save(badge, WriteOptions.at(NOON)))
          .isInstanceOf(RejectedInputException.class)
          .hasMessageContaining("RUN-22");

      badges.save(badge, WriteOptions.NONE);
      assertThat(badges.ownedBy("ann", Limit.of(10))).containsExactly(badge);
    }
  }
}
// end::like-cluster[]
