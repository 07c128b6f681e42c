package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

// tag::move[]
@Entity
public record Move(
    @PartitionKey String board,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) UUID card,
    String lane) {}
// end::move[]
