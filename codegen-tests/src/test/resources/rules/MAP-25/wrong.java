package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Rows;
import dev.rowan.annotation.Size;
import java.util.Set;
import java.util.UUID;

// expect: MAP-25
@Rate(rows = 0)
// expect: MAP-25
@Rows(perPartition = 50, max = 10)
// expect: MAP-25
@Retention
@Entity
record Purchase(
    // expect: MAP-25
    @Cardinality(distinct = 5, perPartition = 10)
    @PartitionKey
    UUID id,
    // expect: MAP-25
    @Size(avg = 500, max = 100) @Clustering String note,
    // expect: MAP-25
    @Elements(avg = -1) Set<String> tags) {}
