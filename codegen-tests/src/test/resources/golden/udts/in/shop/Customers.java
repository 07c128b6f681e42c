package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import store.Address;

/** Parameters of user-defined types, and a vector. */
@Dao
interface Customers {
  @Insert
  void save(Customer customer);

  @Update
  void move(UUID id, Address home, float[] taste);

  @Select
  Optional<Customer> find(UUID id);

  @Select
  List<Customer> at(Address home);
}
