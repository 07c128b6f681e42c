package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Rollup;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Entity
@Rate(rows = 40, scope = Rate.Scope.OWNER)
@Retention(forever = true)
record ClientUpdate(
    // expect: SIZ-01
    @PartitionKey UUID clientId,
    @Clustering(order = Order.DESC) Instant updatedAt,
    @Size(avg = 80) String text) {}

@Entity
@Rate(rows = 2_000_000)
@Retention(forever = true)
@CustomIndex(
    name = "messages_by_level",
    // expect: SIZ-01
    partition = "level",
    clustering = {"at desc", "id"})
record Message(
    @PartitionKey UUID id, @Cardinality(distinct = 200) int level, Instant at, String text) {}

@Entity
record ClicksOfMinute(
    // expect: SIZ-01
    @PartitionKey String page, @Clustering Instant minute, @Counter long clicks) {}

@Entity
@Rollup(into = ClicksOfMinute.class, of = "at", period = "minute", unit = ChronoUnit.MINUTES)
record Click(@PartitionKey String page, @Clustering(0) Instant at, @Clustering(1) UUID id) {}
