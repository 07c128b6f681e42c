package dev.rowan.docs.api;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Encoded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;

/** A train of a day. */
// tag::api-encoded[]
@Entity
public record Timetable(
    @PartitionKey(0) String line,
    @SuppressDesign(rule = "TYP-02", because = "the operator's files have days as 20251224")
        @PartitionKey(1)
        @Encoded(Encoded.As.TIME)
        String day,
    @Clustering int train) {}
// end::api-encoded[]
