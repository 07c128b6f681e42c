package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Udt;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

// tag::bid[]
@Entity
public record Bid(
    @PartitionKey String auction,
    @Clustering int lot,
    @Static @Nullable Instant closedAt,
    State state,
    BigDecimal price,
    @Nullable String bidder,
    Set<String> tags,
    Map<String, Integer> remarks,
    List<String> steps,
    @Nullable Stand place) {
  public enum State {
    OPEN,
    PAUSED,
    SOLD
  }

  @Udt
  public record Stand(String hall, int row) {}
}
// end::bid[]
