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
  // expect: DAO-23
  Map<UUID, Item> find(UUID id);

  @Select
  // expect: DAO-23
  Map<String, Item> findAll(Collection<UUID> id);

  @Select
  // expect: DAO-23
  Map<String, Item> bySeller(Collection<String> seller);
}

@Dao
interface Bids {
  @Select
  // expect: DAO-23
  Map<UUID, Bid> ofItems(Collection<UUID> item);

  @Select
  // expect: DAO-23
  CompletionStage<Map<UUID, Bid>> found(Collection<UUID> item, Collection<Instant> at);

  @Select(columns = "amount", entity = Bid.class)
  // expect: DAO-23
  Map<Long, Long> amounts(UUID item, Collection<Instant> at);
}
