package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Shard;
import java.util.UUID;

// options: -Arowan.rules=KEY-12:off

// The warning is off. No code can be generated for the others.
@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Retention(days = 10)
record Small(
    @PartitionKey(0) @Cardinality(distinct = 50_000) String sensor,
    @PartitionKey(1) @Shard(count = 8, by = "id") int shard,
    @Clustering UUID id,
    double value) {}

@Entity
record Unknown(
    @PartitionKey(0) String post,
    // expect: KEY-12
    @PartitionKey(1) @Shard(count = 4, by = "reader") int shard,
    @Clustering String person,
    String text) {}
