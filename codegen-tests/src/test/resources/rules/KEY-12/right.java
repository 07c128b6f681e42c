package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Shard;

@Entity
record Reaction(
    @PartitionKey(0) String post,
    @PartitionKey(1) @Shard(count = 2, by = "person") int shard,
    @Clustering String person,
    String text) {}

@Entity
@Shard(column = "shard", position = 1, count = 2, by = "person")
record NoProperty(@PartitionKey(0) String post, @Clustering String person, String text) {}
