package dev.rowan.docs.guide;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import java.util.Map;
import java.util.Set;

// tag::station[]
@Entity
public record Station(
    @PartitionKey String name,
    Place place,
    @Frozen Set<String> labels,
    Map<String, Place> sensors) {}
// end::station[]
