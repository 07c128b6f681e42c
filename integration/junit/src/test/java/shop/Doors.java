package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Increment;

/** The doors. */
@Dao
public interface Doors {
  @Increment(entity = Door.class)
  void pass(String name, long people);
}
