package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
record DayCount(
    @PartitionKey(0) String type,
    @PartitionKey(1) String source,
    @Clustering LocalDate day,
    @Counter long events) {}

@Entity
record MinuteCount(
    @PartitionKey(0) String type,
    @PartitionKey(1) String source,
    @PartitionKey(2) @Bucket(of = "minute", unit = ChronoUnit.HOURS) Instant hour,
    @Clustering Instant minute,
    @Counter long events) {}

@Entity
@Rollup(into = DayCount.class, of = "at", period = "day", unit = ChronoUnit.DAYS)
@Rollup(
    into = MinuteCount.class,
    of = "at",
    period = "minute",
    unit = ChronoUnit.MINUTES,
    size = 15)
record Event(
    @PartitionKey(0) String type,
    @PartitionKey(1) String source,
    @PartitionKey(2) @Bucket(of = "at", unit = ChronoUnit.HOURS) Instant hour,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id) {}
