package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

// tag::booking[]
@Entity
public record Booking(@PartitionKey String show, @Clustering int seat, String guest) {}
// end::booking[]
