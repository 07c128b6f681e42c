package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

// tag::like[]
@Entity
public record Like(@PartitionKey UUID item, @Clustering UUID liker, Instant at) {}
// end::like[]
