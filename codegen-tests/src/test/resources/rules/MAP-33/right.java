package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
record DayCount(
    @PartitionKey String type,
    @Clustering(0) LocalDate day,
    @Clustering(1) String state,
    @Counter long events,
    @Counter long errors) {}

@Entity
@Rollup(
    into = DayCount.class,
    of = "at",
    period = "day",
    unit = ChronoUnit.DAYS,
    counter = "events")
record Event(
    @PartitionKey String type,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    @Immutable String state) {}
