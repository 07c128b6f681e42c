package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Retention;
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
