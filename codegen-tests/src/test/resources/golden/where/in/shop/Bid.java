package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;

/** A bid with keys of many types, which conditions compare. */
@Entity
@CustomIndex(
    name = "bid_by_day",
    partition = {"day(at)", "shard(id, 4)"},
    clustering = {"at desc", "id", "lot", "state", "amount"},
    include = "*")
@CustomIndex(
    name = "bid_by_tag",
    partition = "tags as tag",
    clustering = {"lot", "state", "amount", "id"})
public record Bid(
    @PartitionKey Lot lot,
    @Clustering(0) State state,
    @Clustering(value = 1, order = Order.DESC) long amount,
    @Clustering(2) UUID id,
    boolean open,
    Instant at,
    Set<String> tags) {

  /** A lot by its number. */
  public record Lot(int number) {}

  /** The state of a bid. */
  public enum State {
    FIRST,
    RAISED
  }
}
