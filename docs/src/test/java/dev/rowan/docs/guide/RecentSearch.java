package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.KeepLast;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

// tag::recent-search[]
@Entity
@KeepLast(10)
public record RecentSearch(
    @PartitionKey String user, @Clustering(order = Order.DESC) Instant at, String text) {}
// end::recent-search[]
