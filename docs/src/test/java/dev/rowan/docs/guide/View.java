package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rollup;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A view of a page. */
// tag::view[]
@Entity
@Immutable
@Rollup(into = ViewsOfMinute.class, of = "at", period = "minute", unit = ChronoUnit.MINUTES)
@Rollup(into = ViewsOfDay.class, of = "at", period = "day", unit = ChronoUnit.DAYS)
public record View(
    @PartitionKey(0) String page,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.HOURS) @Nullable Instant hour,
    @Clustering(0) Instant at,
    @Clustering(1) UUID visitor) {}
// end::view[]
