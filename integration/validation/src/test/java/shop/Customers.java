package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;

@Dao
public interface Customers {
  @Insert
  Customer add(Customer customer);

  @Insert
  void addAll(Collection<Customer> customers);

  @Insert
  CompletionStage<Customer> addLater(Customer customer);

  @Update
  void change(Customer customer);

  @Update
  void move(UUID id, String email);

  @Update
  void phones(UUID id, List<String> phones);

  @Update
  void change(CustomerPatch patch);

  @Delete
  void remove(Customer customer);

  @Select
  Optional<Customer> find(UUID id);
}
