package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/** A train, with an index whose keys never change. */
@Entity
@CustomIndex(
    name = "departures_by_line",
    partition = "line",
    clustering = {"at", "station", "train"},
    include = "*")
public record Departure(
    @PartitionKey String station,
    @Clustering(0) Instant at,
    @Clustering(1) int train,
    @Immutable String line,
    String platform) {}
