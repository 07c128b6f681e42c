package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.TableOptions;
import dev.rowan.annotation.TableOptions.Compaction;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

// tag::probe[]
@Entity
@Ttl(days = 90)
@TableOptions(
    compaction = Compaction.TIME_WINDOW,
    windowSize = 3,
    windowUnit = ChronoUnit.DAYS,
    gcGraceSeconds = 10_800)
public record Probe(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 90)
        @Nullable LocalDate day,
    @Clustering(order = Order.DESC) Instant at,
    double value) {}
// end::probe[]
