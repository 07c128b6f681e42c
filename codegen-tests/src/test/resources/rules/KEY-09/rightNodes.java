package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.util.UUID;

// options: -Arowan.nodes=12
@Entity
@Rate(rows = 4_000_000)
@Ttl(days = 30)
@CustomIndex(
    name = "events_by_place",
    partition = {"place", "hour(at)"},
    clustering = {"at", "id"})
@CustomIndex(
    name = "events_by_shard",
    partition = {"hour(at)", "shard(id, 12)"},
    clustering = {"at", "id"})
record Event(
    @PartitionKey UUID id,
    @Cardinality(distinct = 120) String place,
    Instant at) {}
