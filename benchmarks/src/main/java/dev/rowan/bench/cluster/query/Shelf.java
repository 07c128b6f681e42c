package dev.rowan.bench.cluster.query;

import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.Map;

/** A map of many entries. */
@Entity
public record Shelf(
    @PartitionKey String shop, @Elements(avg = 1_000, max = 1_000) Map<String, String> places) {}
