package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import java.util.List;
import java.util.Map;

// tag::carton[]
@Entity
@CustomIndex(
    name = "cartons_by_origin",
    partition = "origin",
    clustering = {"warehouse", "slot", "path"})
public record Carton(
    @PartitionKey String warehouse,
    @Clustering(0) Slot slot,
    @Clustering(1) @Frozen List<Integer> path,
    Slot origin,
    List<Slot> visited,
    Map<Slot, Integer> days) {}
// end::carton[]
