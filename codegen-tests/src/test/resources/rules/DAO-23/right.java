package fixture;

import dev.rowan.annotation.*;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.CompletionStage;

@Entity
@CustomIndex(name = "item_by_seller", partition = "seller", clustering = "id")
record Item(@PartitionKey UUID id, @Unique String code, @Immutable String seller, String title) {}

@Entity
record Bid(@PartitionKey UUID item, @Clustering Instant at, long amount) {}

@Dao
interface Items {
  @Select
  Map<UUID, Item> findAll(Collection<UUID> id);

  @Select
  Map<String, Item> byCode(Collection<String> code);

  @Select
  List<Item> bySeller(Collection<String> seller);
}

@Dao
interface Bids {
  @Select
  Map<Instant, Bid> found(UUID item, Collection<Instant> at);

  @Select
  CompletionStage<Map<UUID, Bid>> atOnce(Collection<UUID> item, Instant at);

  @Select(columns = "amount", entity = Bid.class)
  Map<Instant, Long> amounts(UUID item, Collection<Instant> at);
}
