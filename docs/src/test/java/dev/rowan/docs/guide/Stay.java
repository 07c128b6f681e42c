package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

// tag::stay[]
@Entity
@CustomIndex(name = "stays_by_email", partition = "lower(email)", clustering = "id")
@CustomIndex(
    name = "stays_by_day",
    partition = {"house", "format(arrival, 'yyyy-MM-dd') as day"},
    clustering = {"arrival", "id"})
@CustomIndex(
    name = "stays_by_year",
    partition = {"house", "year(arrival)"},
    clustering = {"week(arrival)", "id"})
public record Stay(
    @PartitionKey UUID id, String email, @Immutable String house, @Immutable Instant arrival) {}
// end::stay[]
