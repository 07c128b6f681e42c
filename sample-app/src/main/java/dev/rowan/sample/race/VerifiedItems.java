package dev.rowan.sample.race;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;

/** The DAO of {@link VerifiedItem}. */
@Dao
public interface VerifiedItems {
  /** Stores an item. */
  @Insert
  void save(VerifiedItem item);

  /** Returns the item with this id, or empty. */
  @Select
  Optional<VerifiedItem> find(String id);

  /** Sets the price, without a condition. */
  @Update
  void reprice(String id, int price);

  /** Returns the items of a shop, the most expensive first. */
  @Select
  List<VerifiedItem> byPrice(String shop, Limit limit);
}
