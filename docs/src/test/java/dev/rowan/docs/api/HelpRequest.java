package dev.rowan.docs.api;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Size;
import java.util.UUID;

/** A request for help. */
// tag::api-cardinality[]
// tag::api-retention[]
// tag::api-size[]
@Entity
@Rate(rows = 20_000) // a day
@Retention(days = 1_095) // a job deletes older requests
@CustomIndex(name = "requests_by_team", partition = "team", clustering = "id")
public record HelpRequest(
    @PartitionKey UUID id,
    @Cardinality(distinct = 4_000, skew = 2) String team,
    @Size(avg = 2_000, max = 100_000) String text) {}
// end::api-size[]
// end::api-retention[]
// end::api-cardinality[]
