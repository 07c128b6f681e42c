package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import java.util.List;

/** Inserts of several guests, whose values are unique. */
@Dao
public interface GuestInserts {
  @Insert
  void saveAll(List<Guest> all);
}
