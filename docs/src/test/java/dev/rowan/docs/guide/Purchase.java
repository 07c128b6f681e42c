package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

// tag::purchase[]
@Entity
@CustomIndex(
    name = "purchases_by_day",
    partition = {"day(at)", "shard(id, 16)"},
    clustering = {"at desc", "id"},
    include = "*")
public record Purchase(@PartitionKey UUID id, @Immutable Instant at, String buyer) {}
// end::purchase[]
