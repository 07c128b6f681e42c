package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Rows;
import dev.rowan.annotation.Ttl;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "gyms_by_country",
    // expect: SIZ-03
    partition = "country",
    clustering = {"name", "id"})
record Gym(
    @PartitionKey @Cardinality(distinct = 13_000) UUID id,
    @Cardinality(distinct = 150, skew = 80) String country,
    String name) {}

// The average is far below the limit, and the largest partition is not.
@Entity
@Rows(perPartition = 1_000, max = 500_000)
record Member(
    // expect: SIZ-03
    @PartitionKey UUID club,
    @Clustering UUID person) {}
