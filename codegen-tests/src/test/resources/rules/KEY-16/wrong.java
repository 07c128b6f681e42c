package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
record DayCount(@PartitionKey String type, @Clustering LocalDate day, @Counter long events) {}

@Entity
@Rollup(
    // expect: KEY-16
    into = DayCount.class,
    of = "at",
    period = "day",
    unit = ChronoUnit.DAYS)
record Event(
    @PartitionKey(0) String type,
    @PartitionKey(1) String source,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id) {}

@Entity
record HourCount(
    @PartitionKey(0) String type,
    @PartitionKey(1) @Bucket(of = "hour", unit = ChronoUnit.MINUTES, size = 30) Instant bucket,
    @Clustering Instant hour,
    @Counter long visits) {}

@Entity
@Rollup(
    into = HourCount.class,
    of = "at",
    period = "hour",
    // expect: KEY-16
    unit = ChronoUnit.HOURS)
record Visit(@PartitionKey String type, @Clustering(0) Instant at, @Clustering(1) UUID id) {}

@Entity
record YearCount(@PartitionKey String type, @Clustering LocalDate year, @Counter long clicks) {}

@Entity
@Rollup(
    into = YearCount.class,
    of = "at",
    period = "year",
    // expect: KEY-16
    unit = ChronoUnit.YEARS)
record Click(
    @PartitionKey(0) String type,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MINUTES) Instant minute,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id) {}
