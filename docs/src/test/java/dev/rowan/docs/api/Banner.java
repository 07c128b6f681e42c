package dev.rowan.docs.api;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Constant;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** A banner of the front page. */
// tag::api-constant[]
@Entity(small = true) // without it: KEY-04, all rows are in one partition
public record Banner(@PartitionKey @Constant String site, @Clustering int position, String text) {}
// end::api-constant[]
