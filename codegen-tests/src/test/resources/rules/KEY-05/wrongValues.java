package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

// 200 types: still three rows of all sources a day
@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Ttl(days = 5)
record LogMessage(
    @PartitionKey @Cardinality(distinct = 1_000) String source,
    // expect: KEY-05
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) @Cardinality(perPartition = 200) String type,
    String text) {}

// one row of a day stays
@Entity
@Rate(rows = 24, scope = Rate.Scope.OWNER)
@Ttl(days = 365)
record Level(
    @PartitionKey @Cardinality(distinct = 1_000) String sensor,
    // expect: KEY-05
    @Clustering LocalDate day,
    double level) {}

// the UUID is one of 40 devices
@Entity
@Rate(rows = 20_000, scope = Rate.Scope.OWNER)
@Ttl(days = 1)
record Reading(
    @PartitionKey @Cardinality(distinct = 1_000) String site,
    @Clustering(0) @Cardinality(perPartition = 40) UUID device,
    // expect: KEY-05
    @Clustering(1) Instant at,
    double value) {}
