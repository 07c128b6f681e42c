package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The number of views of a page in a minute. */
// tag::views-of-minute[]
@Entity
public record ViewsOfMinute(
    @PartitionKey(0) String page,
    @PartitionKey(1) @Bucket(of = "minute", unit = ChronoUnit.HOURS) @Nullable Instant hour,
    @Clustering Instant minute,
    @Counter long views) {}
// end::views-of-minute[]
