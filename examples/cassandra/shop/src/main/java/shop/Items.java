package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The items in the store. */
@Dao
public interface Items {
  @Insert
  Item save(Item item);

  @Update
  void reprice(UUID id, BigDecimal price);

  @Select
  Optional<Item> find(UUID id);

  @Select
  List<Item> bySeller(String sellerId, Limit limit);
}
