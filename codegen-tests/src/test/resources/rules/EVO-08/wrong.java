package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.NativeIndex;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Version;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-08/schema.cql

@Entity
record Guest(
    @PartitionKey UUID id,
    // The snapshot has no column title.
    // expect: EVO-08
    @Column(formerly = "title") String fullName,
    String name,
    // expect: EVO-08
    @Column(formerly = "name") String nick,
    String room) {}

@Entity
record Seat(
    @PartitionKey UUID id,
    // The snapshot has rank int.
    // expect: EVO-08
    @Column(formerly = "rank") String row) {}

@Entity
record Visit(
    @PartitionKey String page,
    // expect: EVO-08
    @Clustering @Column(formerly = "time") Instant at,
    // expect: EVO-08
    @Column(formerly = "labels") Set<String> tags,
    // expect: EVO-08
    @Static @Column(formerly = "head") String title,
    // expect: EVO-08
    @NativeIndex @Column(formerly = "land") String country,
    // expect: EVO-08
    @Version @Column(formerly = "edition") long version) {}

@Entity
@CustomIndex(name = "tours_by_city", partition = "city", clustering = "id", include = "guide")
record Tour(
    @PartitionKey UUID id,
    // expect: EVO-08
    @Column(formerly = "town") String city,
    // expect: EVO-08
    @Column(formerly = "leader") String guide) {}

@Entity
@CustomIndex(name = "trips_by_day", partition = {"guide", "day(start)"}, clustering = "id")
record Trip(
    @PartitionKey UUID id,
    String guide,
    // expect: EVO-08
    @Column(formerly = "begin") Instant start) {}
