package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import java.time.Instant;

/** A table with static columns; an index never holds them. */
@Entity
@CustomIndex(
    name = "readings_by_unit",
    partition = "unit",
    clustering = {"sensor", "at"},
    include = "*")
public record Reading(
    @Static String place,
    @PartitionKey String sensor,
    double value,
    @Clustering Instant at,
    String unit,
    @Static Integer floor) {}
