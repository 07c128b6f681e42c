package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Size;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "items_by_description",
    // expect: KEY-14
    partition = "description",
    clustering = "id")
record Item(@PartitionKey UUID id, @Size(avg = 4_000, max = 100_000) String description) {}

@Entity
record Page(
    // expect: KEY-14
    @PartitionKey @Size(avg = 1_200, max = 2_000) String address,
    @Clustering int version) {}
