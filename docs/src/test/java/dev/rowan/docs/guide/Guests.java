package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Optional;
import java.util.UUID;

// tag::guests[]
@Dao
public interface Guests {
  @Insert
  void save(Guest guest);

  @Update
  void move(UUID id, String hall, Integer seat);

  @Select
  Optional<Guest> byEmail(String email);

  @Select
  Optional<Guest> at(String hall, Integer seat);
}
// end::guests[]
