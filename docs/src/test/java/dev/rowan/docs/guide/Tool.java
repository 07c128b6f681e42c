package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.NativeIndex;
import dev.rowan.annotation.PartitionKey;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

// tag::tool[]
@Entity
public record Tool(
    @PartitionKey String site,
    @Clustering UUID id,
    @NativeIndex String maker,
    @NativeIndex int price,
    @NativeIndex Set<String> labels,
    @NativeIndex(target = IndexTarget.ENTRIES) Map<String, String> facts,
    @NativeIndex(kind = IndexKind.LEGACY, name = "tool_by_shelf") String shelf) {}
// end::tool[]
