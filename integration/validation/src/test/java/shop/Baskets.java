package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Optional;

@Dao
public interface Baskets {
  @Insert
  void save(Basket basket);

  @Update
  void total(int id, int total);

  @Select
  Optional<Basket> find(int id);
}
