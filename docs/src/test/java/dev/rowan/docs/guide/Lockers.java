package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Optional;

@Dao
interface Lockers {
  @Insert
  void save(Locker locker);

  @Select
  Optional<Locker> find(int number);
}
