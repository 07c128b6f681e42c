package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import store.Basket;
import store.Customer;

/** Two entities of another package; one of them through a generic super-interface. */
@Dao
public interface Sales extends Crud<Customer, String> {
  @Insert
  void save(Basket basket);

  @Update(entity = Basket.class)
  void replace(String customer, int line, String article);

  @Select
  List<Basket> find(String customer, int line);

  @Select
  List<Basket> basketsOf(String customer);
}
