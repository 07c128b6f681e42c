package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.util.UUID;

@Entity
@Rate(rows = 1_000_000_000, peak = 10)
@Ttl(minutes = 1)
@CustomIndex(
    name = "likes_by_item",
    // expect: SIZ-04
    partition = "item",
    clustering = {"at desc", "id"})
record Like(
    @PartitionKey UUID id, @Cardinality(distinct = 100, skew = 2) UUID item, Instant at) {}
