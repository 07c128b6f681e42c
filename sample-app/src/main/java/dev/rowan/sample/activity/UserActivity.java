package dev.rowan.sample.activity;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * Something that a user did. The table has the order of times: it answers questions about a range
 * of time. The index has the order of kinds, then times: it answers questions about a kind. The
 * month bounds a partition of both, and is no property of the class.
 */
@Entity
@Immutable
@Bucket(column = "month", position = 1, of = "at", unit = ChronoUnit.MONTHS, maxWalk = 12)
@CustomIndex(
    name = "user_activity_by_kind",
    partition = {"user", "month"},
    clustering = {"kind", "at desc"},
    include = "*")
public record UserActivity(
    @PartitionKey(0) String user,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) String kind,
    String subject) {}
