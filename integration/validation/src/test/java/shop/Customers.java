package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Write;
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
  @SuppressDesign(rule = "CNS-05", because = "the tests write one after the other")
  void move(UUID id, String email);

  @Update
  void phones(UUID id, List<String> phones);

  @Update
  void change(CustomerPatch patch);

  @Query("insert into customer (id, email) values (:id, :email)")
  void invite(UUID id, String email);

  @Query("insert into customer (id, email) values (:id, :email) if not exists")
  boolean inviteNew(UUID id, String email);

  @Query("insert into customer (id, email) values (:id, :email)")
  Write inviting(UUID id, String email);

  @Query("update customer set email = :email where id = :id if email = :before")
  boolean moveFrom(UUID id, String before, String email);

  @Delete
  void remove(Customer customer);

  @Select
  Optional<Customer> find(UUID id);
}
