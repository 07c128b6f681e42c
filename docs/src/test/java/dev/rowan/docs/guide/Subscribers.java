package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.UUID;

// tag::subscribers[]
@Dao
public interface Subscribers {
  @Insert
  Subscriber add(Subscriber subscriber);

  @Update
  void change(Subscriber subscriber);

  @Update
  void move(UUID id, String email);

  @Select
  List<Subscriber> byEmail(String email);
}
// end::subscribers[]
