package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;

// tag::counts[]
@Entity
public record DayCount(
    @PartitionKey String station,
    @Clustering LocalDate day,
    @Counter long readings,
    @Counter long alarms) {}
// end::counts[]
