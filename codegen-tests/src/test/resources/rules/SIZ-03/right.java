package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "gyms_by_country",
    partition = {"country", "shard(id, 16)"},
    clustering = {"name", "id"})
record Gym(
    @PartitionKey @Cardinality(distinct = 13_000) UUID id,
    @Cardinality(distinct = 150, skew = 80) String country,
    String name) {}

@Entity
@CustomIndex(name = "shops_by_city", partition = "city", clustering = "id")
record Shop(
    @PartitionKey UUID id, @Cardinality(distinct = 900, skew = 10) String city, String name) {}

@Entity
@CustomIndex(name = "parks_by_country", partition = "country", clustering = "id")
@SuppressDesign(rule = "SIZ-03", because = "7,000 parks are read once a day")
record Park(@PartitionKey UUID id, @Cardinality(distinct = 150, skew = 80) String country) {}
