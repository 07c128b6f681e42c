package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

// tag::lots[]
@Dao
public interface Lots {
  @Insert
  void save(Lot lot);

  @Update
  void change(LotPatch patch); // LotPatch is generated

  @Select
  Optional<Lot> find(UUID id);

  @Select
  List<Lot> in(String hall);
}
// end::lots[]
