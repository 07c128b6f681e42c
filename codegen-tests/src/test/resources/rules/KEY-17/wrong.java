package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
record Entry(
    // expect: KEY-17
    @PartitionKey(0) @Bucket(of = "at", unit = ChronoUnit.DAYS, bucketList = true) LocalDate day,
    @PartitionKey(1) @Shard(count = 8, by = "id") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id) {}

@Entity
record Sighting(
    @PartitionKey(0) String place,
    // expect: KEY-17
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, bucketList = true) LocalDate day,
    @Clustering(0) UUID id,
    @Clustering(1) Instant at) {}

@Entity
record Reading(
    @PartitionKey(0) String sensor,
    // expect: KEY-17
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.YEARS, bucketList = true) Year year,
    @PartitionKey(2) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    double value) {}

@Entity
record Line(
    @PartitionKey(0) String source,
    @PartitionKey(1)
        // expect: KEY-17
        @Bucket(of = "at", unit = ChronoUnit.DAYS, format = "dd.MM.yyyy", bucketList = true)
        String day,
    @Clustering Instant at,
    String text) {}

@Entity
@CustomIndex(
    name = "visit_by_page",
    partition = "page",
    clustering = {"at desc", "user"},
    // expect: KEY-17
    bucketList = true)
record Visit(@PartitionKey String user, @Clustering Instant at, @Immutable String page) {}

@Entity("visit_1_buckets")
record Basket(@PartitionKey String id, String text) {}

// expect: KEY-17
@Entity("visit_1")
record Call(
    @PartitionKey(0) String user,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, bucketList = true) LocalDate day,
    @Clustering Instant at,
    String text) {}
