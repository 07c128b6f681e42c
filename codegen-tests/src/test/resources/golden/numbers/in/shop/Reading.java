package shop;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.TableOptions;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.time.YearMonth;

@Entity
@Rate(rows = 1_440, scope = Rate.Scope.OWNER, peak = 3)
@Ttl(days = 365)
@TableOptions(
    compaction = TableOptions.Compaction.TIME_WINDOW,
    windowSize = 12,
    gcGraceSeconds = 10_800)
@TableOptions(
    index = "readings_by_place",
    compaction = TableOptions.Compaction.TIME_WINDOW,
    windowSize = 12)
@CustomIndex(
    name = "readings_by_place",
    partition = {"place", "day(at)"},
    clustering = {"at desc", "sensor", "month"},
    include = "*")
public record Reading(
    @PartitionKey(0) @Cardinality(distinct = 5_000) @Size(avg = 12, max = 40) String sensor,
    @PartitionKey(1) YearMonth month,
    @Clustering(order = Order.DESC) @Identity Instant at,
    @Immutable @Cardinality(distinct = 400, skew = 2) String place,
    double value) {}
