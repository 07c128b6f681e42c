package dev.rowan.sample.events;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The number of events of a type in an hour: 24 rows in a partition. */
@Entity
public record EventsOfHour(
    @PartitionKey(0) String type,
    @PartitionKey(1) @Bucket(of = "hour", unit = ChronoUnit.DAYS) @Nullable LocalDate day,
    @Clustering Instant hour,
    @Counter long events) {}
