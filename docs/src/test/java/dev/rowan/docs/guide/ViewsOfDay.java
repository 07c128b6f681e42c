package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;
import java.time.Year;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The number of views of a page on a day. */
// tag::views-of-day[]
@Entity
public record ViewsOfDay(
    @PartitionKey(0) String page,
    @PartitionKey(1) @Bucket(of = "day", unit = ChronoUnit.YEARS) @Nullable Year year,
    @Clustering LocalDate day,
    @Counter long views) {}
// end::views-of-day[]
