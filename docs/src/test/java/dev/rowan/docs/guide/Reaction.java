package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Shard;
import java.time.Instant;

// tag::reaction[]
@Entity
public record Reaction(
    @PartitionKey(0) String post,
    @PartitionKey(1) @Shard(count = 8, by = "person") int shard,
    @Clustering String person,
    Instant at) {
  public static Reaction of(String post, String person, Instant at) {
    return new Reaction(post, 0, person, at);
  }
}
// end::reaction[]
