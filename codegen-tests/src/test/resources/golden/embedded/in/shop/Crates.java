package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;

@Dao
public interface Crates {
  @Insert
  void put(Crate crate);

  @Select
  List<Crate> crates(String owner);

  @Update
  void change(CratePatch patch);
}
