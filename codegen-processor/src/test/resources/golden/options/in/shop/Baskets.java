package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.query.WriteOptions;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Writes of every kind with options. */
@Dao
public interface Baskets {
  @Insert
  void save(Basket basket, WriteOptions options);

  @Insert(ifNotExists = true)
  boolean create(Basket basket, WriteOptions options);

  @Update
  CompletionStage<Void> replace(String customer, int line, WriteOptions options, String item);

  @Delete
  void remove(Basket basket, WriteOptions options);

  @Delete
  void empty(String customer, WriteOptions options);

  @Select
  Optional<Basket> find(String customer, int line);
}
