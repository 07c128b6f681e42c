package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

// a format with the year names a period, as day(placed) does
@Entity
@CustomIndex(
    name = "purchases_by_hour",
    // expect: KEY-03
    partition = "format(placed, 'yyyyMMddHH') as hour",
    clustering = {"placed desc", "id"})
record Purchase(@PartitionKey UUID id, @Immutable Instant placed, long cents) {}

// the stated number of times is not that of hours
@Entity
@Rate(rows = 864_000)
@Ttl(days = 30)
@CustomIndex(
    name = "visits_by_hour",
    // expect: KEY-03
    partition = "format(at, 'uuuu-MM-dd HH')",
    clustering = {"at", "id"})
record Visit(
    @PartitionKey UUID id, @Immutable @Cardinality(distinct = 1_000_000) Instant at) {}

// the entity's own key begins with the column that the index has
@Entity
@CustomIndex(
    name = "events_by_day",
    // expect: KEY-03
    partition = "day",
    clustering = {"source", "id"})
record Event(
    @PartitionKey(0) LocalDate day, @PartitionKey(1) String source, @Clustering UUID id) {}
