package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Shard;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-07/schema.cql

// The snapshot has the table ride, and its index daily_ride.
// expect: EVO-07
@Entity("daily_ride")
record Ride(
    @PartitionKey(0) String station,
    @PartitionKey(1) @Bucket(of = "startedAt", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering(0) Instant startedAt,
    @Clustering(1) UUID bike,
    @Frozen Set<String> tags) {}

// The snapshot has the table toll, and its index toll_by_gate.
// expect: EVO-07
@Entity(value = "toll_by_gate", formerly = "tolls")
record Toll(@PartitionKey String gate, @Clustering UUID id, int cents) {}

// The snapshot has the table passage, and no index of it.
// expect: EVO-07
@Entity(value = "daily_passage", formerly = "passage")
record Passage(
    @PartitionKey(0) String gate,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    String plate) {}

// The snapshot has the index sharded_vote without the column choice.
// expect: EVO-07
@Entity(value = "sharded_vote", formerly = "vote")
record Vote(
    @PartitionKey(0) String poll,
    @PartitionKey(1) @Shard(count = 8, by = "voter") int part,
    @Clustering String voter,
    int choice) {}

// The snapshot has 1 DAYS.
// expect: EVO-07
@Entity(value = "daily_visit", formerly = "visit")
record Visit(
    @PartitionKey(0) String page,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.WEEKS) LocalDate day,
    @Clustering Instant at) {}

// expect: EVO-07
@Entity(formerly = "daily_visit")
record Stay(
    @PartitionKey(0) String hotel, @PartitionKey(1) LocalDate night, @Clustering int room) {}

@Entity(value = "tour_by_city", formerly = "tour")
record Tour(
    @PartitionKey String city,
    @Clustering UUID id,
    // The index has frozen<list<text>>.
    // expect: EVO-07
    List<String> stops) {}
