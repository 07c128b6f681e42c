package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
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
    name = "events_by_type",
    // expect: KEY-09
    partition = {"type", "hour(at)"},
    clustering = {"at", "id"})
@CustomIndex(
    name = "events_by_place",
    // expect: KEY-09
    partition = {"place", "hour(at)"},
    clustering = {"at", "id"})
@CustomIndex(
    name = "events_by_shard",
    // expect: KEY-09
    partition = {"hour(at)", "shard(id, 11)"},
    clustering = {"at", "id"})
record Event(
    @PartitionKey UUID id,
    @Cardinality(distinct = 3) String type,
    @Cardinality(distinct = 119) String place,
    Instant at) {}
