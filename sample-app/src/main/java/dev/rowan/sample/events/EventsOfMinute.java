package dev.rowan.sample.events;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The number of events of a type in a minute: 60 rows in a partition. */
@Entity
public record EventsOfMinute(
    @PartitionKey(0) String type,
    @PartitionKey(1) @Bucket(of = "minute", unit = ChronoUnit.HOURS) @Nullable Instant hour,
    @Clustering Instant minute,
    @Counter long events) {}
