package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Shard;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::impression[]
@Entity
public record Impression(
    @PartitionKey(0) String banner,
    @PartitionKey(1) @Shard(count = 8, by = Shard.ROUND_ROBIN) int shard,
    @Clustering(order = Order.DESC) @GeneratedValue @Column(type = CqlType.TIMEUUID)
        @Nullable UUID id,
    String country) {
  public static Impression of(String banner, String country) {
    return new Impression(banner, 0, null, country);
  }
}
// end::impression[]
