package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

// tag::sighting[]
@Entity
@Bucket(column = "day", position = 1, of = "at", unit = ChronoUnit.DAYS, bucketList = true)
@CustomIndex(
    name = "sightings_by_bird",
    partition = {"bird", "month(at)"},
    clustering = {"at desc", "place", "day"},
    bucketList = true)
public record Sighting(
    @PartitionKey(0) String place,
    @Clustering(order = Order.DESC) Instant at,
    @Immutable String bird) {}
// end::sighting[]
