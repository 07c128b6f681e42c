package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.KeepLast;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Rollup;
import dev.rowan.annotation.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Entity
@Rate(rows = 40, scope = Rate.Scope.OWNER)
@Retention(forever = true)
record ClientUpdate(
    @PartitionKey UUID clientId,
    @PartitionKey(1) YearMonth month,
    @Clustering(order = Order.DESC) Instant updatedAt,
    @Size(avg = 80) String text) {}

@Entity
@Rate(rows = 2_000_000)
@Retention(forever = true)
@CustomIndex(
    name = "messages_by_level",
    partition = {"level", "day(at)"},
    clustering = {"at desc", "id"})
record Message(
    @PartitionKey UUID id, @Cardinality(distinct = 200) int level, Instant at, String text) {}

@Entity
@Rate(rows = 10, scope = Rate.Scope.OWNER)
@Retention(forever = true)
record Login(@PartitionKey UUID user, @Clustering Instant at) {}

@Entity
@Rate(rows = 900, scope = Rate.Scope.OWNER)
@KeepLast(100)
record Notice(
    @PartitionKey UUID user,
    @Clustering(order = Order.DESC) @Identity Instant at,
    @Size(avg = 80) String text) {}

@Entity
record ClicksOfMinute(
    @PartitionKey(0) String page,
    @PartitionKey(1) @Bucket(of = "minute", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant minute,
    @Counter long clicks) {}

@Entity
@Rollup(into = ClicksOfMinute.class, of = "at", period = "minute", unit = ChronoUnit.MINUTES)
record Click(@PartitionKey String page, @Clustering(0) Instant at, @Clustering(1) UUID id) {}
