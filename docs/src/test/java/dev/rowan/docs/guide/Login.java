package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Ttl;
import java.time.Instant;

// tag::login[]
@Entity
@Ttl(days = 30)
public record Login(
    @PartitionKey String user, @Clustering(order = Order.DESC) Instant at, String device) {}
// end::login[]
