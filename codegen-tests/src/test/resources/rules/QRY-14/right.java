package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.*;

enum State {
  NEW,
  SOLD
}

record Seller(String value) {}

@Entity
@CustomIndex(
    name = "item_by_seller",
    partition = {"seller", "state"},
    clustering = {"price desc", "id"})
@CustomIndex(
    name = "item_by_day",
    partition = {"day(listed)", "shard(id, 16)"},
    clustering = {"listed desc", "id"})
@CustomIndex(name = "item_by_tag", partition = "tags as tag", clustering = "id")
record Item(
    @PartitionKey UUID id,
    Seller seller,
    State state,
    BigDecimal price,
    Instant listed,
    Set<String> tags) {}

@Dao
interface Items {
  @Select(where = "seller = :who AND state = 'NEW' and (price, id) <= (:price, :id)")
  List<Item> from(Seller who, BigDecimal price, UUID id);

  @Select(where = "state IN ('NEW', :other) and price > 1.5 and price <= :most", orderBy = "price")
  Page<Item> between(Seller seller, State other, BigDecimal most, PageRequest page);

  @Select(where = "listed >= :from and listed < :to", columns = "count(*)")
  long count(Instant from, Instant to);

  @Select(where = "id in :these")
  Map<UUID, Item> these(Collection<UUID> these);

  @Select(where = "tag = 'it''s new'")
  List<Item> tagged();
}
