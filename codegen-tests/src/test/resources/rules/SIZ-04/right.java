package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Entity
@Rate(rows = 1_000_000_000, peak = 10)
@Ttl(minutes = 1)
@CustomIndex(
    name = "likes_by_item",
    partition = {"item", "shard(id, 4)"},
    clustering = {"at desc", "id"})
record Like(
    @PartitionKey UUID id, @Cardinality(distinct = 100, skew = 2) UUID item, Instant at) {}

@Entity
@Rate(rows = 86_400_000)
@Ttl(days = 1)
record Click(
    @PartitionKey @Cardinality(distinct = 20_000) String page,
    @PartitionKey(1) LocalDate day,
    @Clustering UUID id) {}

@Entity
@Rate(rows = 2_000, per = ChronoUnit.SECONDS, scope = Rate.Scope.OWNER)
@Ttl(seconds = 10)
@SuppressDesign(rule = "SIZ-04", because = "the cluster was measured with 2,000 writes per second")
record Pulse(@PartitionKey String machine, @Clustering UUID id) {}
