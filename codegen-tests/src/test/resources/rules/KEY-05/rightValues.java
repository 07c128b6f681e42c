package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

// the number of types is not stated: they can make each row different
@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Ttl(days = 5)
record LogMessage(
    @PartitionKey @Cardinality(distinct = 1_000) String source,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) String type) {}

// a UUID without a number of values is an identity, and so is a generated one
@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Ttl(days = 5)
record Reading(
    @PartitionKey @Cardinality(distinct = 1_000) String site,
    @Clustering(0) UUID device,
    @Clustering(1) Instant at) {}

@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Ttl(days = 5)
record Visit(
    @PartitionKey @Cardinality(distinct = 1_000) String page,
    @Clustering(0) Instant at,
    @Clustering(1) @GeneratedValue @Cardinality(perPartition = 50_000) UUID id) {}

// one row for each day and hour
@Entity
@Rate(rows = 24, scope = Rate.Scope.OWNER)
@Ttl(days = 365)
record Level(
    @PartitionKey @Cardinality(distinct = 1_000) String sensor,
    @Clustering(0) LocalDate day,
    @Clustering(1) @Cardinality(perPartition = 24) int hour) {}

@Entity
@Rate(rows = 1, scope = Rate.Scope.OWNER)
@Ttl(days = 365)
record Total(
    @PartitionKey @Cardinality(distinct = 1_000) String sensor, @Clustering LocalDate day) {}

@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Ttl(days = 5)
record Opening(
    @PartitionKey @Cardinality(distinct = 1_000) String shop, @Clustering LocalTime at) {}
