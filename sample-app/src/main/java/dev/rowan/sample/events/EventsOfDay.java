package dev.rowan.sample.events;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;
import java.time.Year;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The number of events of a type on a day: at most 366 rows in a partition. */
@Entity
public record EventsOfDay(
    @PartitionKey(0) String type,
    @PartitionKey(1) @Bucket(of = "day", unit = ChronoUnit.YEARS) @Nullable Year year,
    @Clustering LocalDate day,
    @Counter long events) {}
