package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
@Latest(
    name = "latest_by_place",
    // expect: IDX-17
    partition = "place",
    // expect: IDX-17
    by = "received")
record Reading(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) LocalDate day,
    @Clustering Instant at,
    @Immutable String place,
    @Immutable Instant received,
    double value) {}

@Entity
@Latest(
    name = "latest_by_day",
    partition = "sensor",
    // expect: IDX-17
    by = "day")
record Sample(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30) LocalDate day,
    @Clustering Instant at,
    double value) {}

@Entity
@CustomIndex(name = "alarms_by_state", partition = "state", clustering = {"source", "at"})
// expect: IDX-17
@Latest(name = "latest_alarms", partition = "source", by = "at")
record Alarm(@PartitionKey String source, @Clustering Instant at, String state) {}
