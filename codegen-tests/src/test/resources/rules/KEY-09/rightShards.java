package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

// options: -Arowan.nodes=12
// at least one shard for each node, or ten partitions for each node
@Entity
@Rate(rows = 4_000_000)
@Ttl(days = 30)
@CustomIndex(
    name = "events_by_type",
    partition = {"type", "hour(at)", "shard(id, 12)"},
    clustering = {"at", "id"})
@CustomIndex(
    name = "events_by_place",
    partition = {"place", "hour(at)", "shard(id, 2)"},
    clustering = {"at", "id"})
record Event(
    @PartitionKey UUID id,
    @Immutable @Cardinality(distinct = 7) String type,
    @Immutable @Cardinality(distinct = 60) String place,
    @Immutable Instant at) {}
