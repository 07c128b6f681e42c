package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The items. */
@Dao
public interface Items {
  @Insert
  void save(Item item);

  @Insert
  void save(Item item, WriteOptions options);

  @Select
  Optional<Item> find(UUID id);

  @Select
  List<Item> findAll(Collection<UUID> id);

  @Select
  List<Price> cheapest(String sellerId, Limit limit);

  /** What the index holds. */
  record Price(UUID id, BigDecimal price) {}

  @Select
  List<Item> bySeller(String sellerId, Limit limit);
}
