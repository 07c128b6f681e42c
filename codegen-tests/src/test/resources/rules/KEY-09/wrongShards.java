package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

// options: -Arowan.nodes=12
// 7 owners and 2 shards are 14 partitions, which 12 nodes share unevenly
@Entity
@Rate(rows = 4_000_000)
@Ttl(days = 30)
@CustomIndex(
    name = "events_by_type",
    // expect: KEY-09
    partition = {"type", "hour(at)", "shard(id, 2)"},
    clustering = {"at", "id"})
record Event(
    @PartitionKey UUID id,
    @Immutable @Cardinality(distinct = 7) String type,
    @Immutable Instant at) {}
