package dev.rowan.internal.bucket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** An entry is remembered for at most ten minutes, and for one consistency level. */
class RecentEntriesTest {
  private static final Instant START = Instant.parse("2026-05-04T12:00:00Z");
  private static final BucketList LIST =
      Objects.requireNonNull(
          TableSchema.named("t")
              .partitionKey("owner", ScalarType.INT)
              .partitionKey("day", ScalarType.INT)
              .clustering("at", ScalarType.INT, Order.ASC)
              .bucketList("day", List.of(), "owner")
              .build()
              .bucketList());

  private Instant now = START;
  private final RecentEntries recent = new RecentEntries(() -> now);

  private static ListedBucket entry(int day, @Nullable Consistency consistency) {
    return new ListedBucket(LIST, List.of(1, day), consistency);
  }

  @Test
  void anEntryIsForgottenWithinTenMinutes() {
    for (int minute = 0; minute < 60; minute++) {
      now = START.plus(Duration.ofMinutes(minute));
      recent.add(entry(minute, null));
      assertThat(recent.contains(entry(minute, null))).isTrue();
      for (int day = 0; day <= minute - 10; day++) {
        assertThat(recent.contains(entry(day, null))).as(day + " in " + minute).isFalse();
      }
      for (int day = Math.max(0, minute - 4); day <= minute; day++) {
        assertThat(recent.contains(entry(day, null))).as(day + " in " + minute).isTrue();
      }
    }
    now = now.plus(RecentEntries.LONGEST);
    assertThat(recent.contains(entry(59, null))).isFalse();
  }

  @Test
  void aClockThatGoesBackRemembersNothing() {
    recent.add(entry(1, null));
    now = START.minusSeconds(1);
    assertThat(recent.contains(entry(1, null))).isFalse();
    recent.add(entry(1, null));
    assertThat(recent.contains(entry(1, null))).isTrue();
  }

  @Test
  void anEntryOfFewerReplicasIsAnotherOne() {
    recent.add(entry(1, Consistency.ONE));
    assertThat(recent.contains(entry(1, Consistency.ONE))).isTrue();
    assertThat(recent.contains(entry(1, Consistency.QUORUM))).isFalse();
    assertThat(recent.contains(entry(1, null))).isFalse();
  }

  @Test
  void theNumberOfEntriesIsBounded() {
    for (int day = 0; day < 3 * RecentEntries.MOST_OF_GENERATION; day++) {
      recent.add(entry(day, null));
    }
    assertThat(recent.contains(entry(0, null))).isFalse();
    assertThat(recent.contains(entry(3 * RecentEntries.MOST_OF_GENERATION - 1, null))).isTrue();
  }
}
