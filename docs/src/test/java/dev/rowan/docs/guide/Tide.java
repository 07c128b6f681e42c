package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** Rows of one table and its list. */
@Entity
public record Tide(
    @PartitionKey(0) String port,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, bucketList = true)
        @Nullable LocalDate day,
    @Clustering Instant at,
    double level) {}
