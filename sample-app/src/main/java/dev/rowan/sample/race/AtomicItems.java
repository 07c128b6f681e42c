package dev.rowan.sample.race;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.query.Limit;
import java.util.List;
import java.util.Optional;

/** The items of {@link AtomicItem}. */
@Dao
public interface AtomicItems {
  /** Stores an item. */
  @Insert
  void save(AtomicItem item);

  /** The item with this id. */
  @Select
  Optional<AtomicItem> find(String id);

  /** Sets the price, whatever it was. */
  @Update
  void reprice(String id, int price);

  /** The items of a shop, the most expensive first. */
  @Select
  List<AtomicItem> byPrice(String shop, Limit limit);
}
