package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

// tag::barrel[]
@Entity
public record Barrel(@PartitionKey String cellar, @Clustering int number, int liters) {}
// end::barrel[]
