package dev.rowan.sample.race;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.query.Limit;
import java.util.List;
import java.util.Optional;

/** The items of {@link SerialItem}. */
@Dao
public interface SerialItems {
  /** Stores an item. */
  @Insert
  void save(SerialItem item);

  /** The item with this id. */
  @Select
  Optional<SerialItem> find(String id);

  /**
   * Replaces one state of an item by another; returns false if the stored item is no longer in the
   * first state.
   */
  @Update
  boolean change(SerialItem before, SerialItem after);

  /** The items of a shop, the most expensive first. */
  @Select
  List<SerialItem> byPrice(String shop, Limit limit);
}
