package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.Set;

// tag::visit[]
@Entity
@CustomIndex(
    name = "visits_by_tag",
    partition = {"tags", "day(at)"},
    clustering = {"at desc", "page"})
@CustomIndex(
    name = "visits_by_hour",
    partition = {"hour(at)", "shard(page, 8)"},
    clustering = {"at", "page"})
public record Visit(
    @PartitionKey String page, @Clustering Instant at, String visitor, Set<String> tags) {}
// end::visit[]
