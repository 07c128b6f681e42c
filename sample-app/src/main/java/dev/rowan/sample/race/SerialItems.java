package dev.rowan.sample.race;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;

/** The DAO of {@link SerialItem}. */
@Dao
public interface SerialItems {
  /** Stores an item. */
  @Insert
  void save(SerialItem item);

  /** Returns the item with this id, or empty. */
  @Select
  Optional<SerialItem> find(String id);

  /**
   * Changes an item from one state to another. Returns false if the item no longer has the first
   * state.
   */
  @Update
  boolean change(SerialItem before, SerialItem after);

  /** Returns the items of a shop, the most expensive first. */
  @Select
  List<SerialItem> byPrice(String shop, Limit limit);
}
