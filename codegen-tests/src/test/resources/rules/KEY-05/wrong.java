package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.util.UUID;

@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Ttl(days = 5)
record LogMessage(
    @PartitionKey @Cardinality(distinct = 1_000) String source,
    // expect: KEY-05
    @Clustering(order = Order.DESC) Instant at,
    String text) {}

@Entity
@Rate(rows = 2_000, scope = Rate.Scope.OWNER)
@Ttl(days = 30)
record Visit(
    @PartitionKey String page,
    // expect: KEY-05
    @Clustering Instant at) {}
