package dev.rowan.sample.gyms;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;

/**
 * A gym. A partition has all gyms of a country in the order of states and cities. The index has a
 * partition for each city, newest gyms first.
 */
@Entity
@CustomIndex(
    name = "gym_by_city",
    partition = {"country", "state", "city"},
    clustering = {"opened desc", "name"})
public record Gym(
    @PartitionKey String country,
    @Clustering(0) String state,
    @Clustering(1) String city,
    @Clustering(2) String name,
    @Immutable LocalDate opened) {}
