package dev.rowan.sample.activity;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Something that a user did. The table has the order of times: it answers questions about a range
 * of time. The index has the order of kinds, then times: it answers questions about a kind.
 *
 * @param month computed from {@code at}; bounds a partition
 */
@Entity
@Immutable
@CustomIndex(
    name = "user_activity_by_kind",
    partition = {"user", "month"},
    clustering = {"kind", "at desc"},
    include = "*")
public record UserActivity(
    @PartitionKey(0) String user,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MONTHS, maxWalk = 12)
        @Nullable YearMonth month,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) String kind,
    String subject) {
  static UserActivity of(String user, Instant at, String kind, String subject) {
    return new UserActivity(user, null, at, kind, subject);
  }
}
