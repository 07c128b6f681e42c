package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CreatedAt;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::delivery[]
@Entity
public record Delivery(
    @PartitionKey String courier,
    @Clustering(order = Order.DESC) @GeneratedValue @Column(type = CqlType.TIMEUUID)
        @Nullable UUID id,
    String address,
    @CreatedAt @Nullable Instant accepted) {
  public static Delivery of(String courier, String address) {
    return new Delivery(courier, null, address, null);
  }
}
// end::delivery[]
