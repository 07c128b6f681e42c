package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Ttl;
import java.time.Instant;
import java.util.UUID;

@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Ttl(days = 5)
record LogMessage(
    @PartitionKey @Cardinality(distinct = 1_000) String source,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) UUID id,
    String text) {}

@Entity
@Rate(rows = 1_440, scope = Rate.Scope.OWNER)
@Ttl(days = 30)
record Reading(@PartitionKey String sensor, @Clustering @Identity Instant at, double value) {}

@Entity
@Rate(rows = 600, scope = Rate.Scope.OWNER)
@Ttl(days = 30)
record Visit(@PartitionKey String page, @Clustering Instant at) {}

@Entity
@Rate(rows = 2_000, scope = Rate.Scope.OWNER)
@Ttl(days = 30)
@SuppressDesign(rule = "KEY-05", because = "the visits are a sample; a lost one changes nothing")
record Sample(@PartitionKey String page, @Clustering Instant at) {}
