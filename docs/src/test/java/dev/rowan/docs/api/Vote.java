package dev.rowan.docs.api;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rows;
import java.util.UUID;

/** The vote of a person in a poll. */
// tag::api-identity[]
// tag::api-rows[]
@Entity
@Rows(perPartition = 300, max = 50_000) // votes of one poll
public record Vote(
    @PartitionKey @Identity UUID poll, @Clustering @Identity UUID voter, String choice) {}
// end::api-rows[]
// end::api-identity[]
