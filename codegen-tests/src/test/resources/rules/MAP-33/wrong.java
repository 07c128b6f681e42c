package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
record Count(@PartitionKey String type, @Clustering LocalDate day, @Counter long events) {}

@Entity
record TwoCounts(
    @PartitionKey String type,
    @Clustering LocalDate day,
    @Counter long events,
    @Counter long errors) {}

@Entity
record CountOfSource(@PartitionKey String source, @Clustering LocalDate day, @Counter long events) {}

@Entity
record CountOfState(
    @PartitionKey String type,
    @Clustering(0) LocalDate day,
    @Clustering(1) String state,
    @Counter long events) {}

@Entity
record Plain(@PartitionKey String type, @Clustering LocalDate day, long events) {}

@Entity
@Rollup(
    // expect: MAP-33
    into = Plain.class,
    of = "at",
    period = "day",
    unit = ChronoUnit.DAYS)
@Rollup(
    into = Count.class,
    of = "at",
    period = "day",
    // expect: MAP-33
    unit = ChronoUnit.SECONDS)
@Rollup(
    into = Count.class,
    // expect: MAP-33
    of = "tipe",
    period = "day",
    unit = ChronoUnit.DAYS)
@Rollup(
    // expect: MAP-33
    into = TwoCounts.class,
    of = "at",
    period = "day",
    unit = ChronoUnit.DAYS)
@Rollup(
    into = Count.class,
    of = "at",
    // expect: MAP-33
    period = "type",
    unit = ChronoUnit.DAYS)
@Rollup(
    into = Count.class,
    of = "at",
    // expect: MAP-33
    period = "day",
    unit = ChronoUnit.MINUTES)
@Rollup(
    // expect: MAP-33
    into = CountOfSource.class,
    of = "at",
    period = "day",
    unit = ChronoUnit.DAYS)
@Rollup(
    // expect: MAP-33
    into = CountOfState.class,
    of = "at",
    period = "day",
    unit = ChronoUnit.DAYS)
record Event(
    @PartitionKey String type, @Clustering(0) Instant at, @Clustering(1) UUID id, String state) {}

@Entity
record DayCount(@PartitionKey String type, @Clustering LocalDate day, @Counter long visits) {}

@Entity
@Rollup(into = DayCount.class, of = "at", period = "day", unit = ChronoUnit.DAYS)
@Rollup(
    // expect: MAP-33
    into = DayCount.class,
    of = "at",
    period = "day",
    unit = ChronoUnit.DAYS)
record Visit(@PartitionKey String type, @Clustering(0) Instant at, @Clustering(1) UUID id) {}
