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
public interface Accounts {
  @Insert
  void save(Account account);

  @Insert(ifNotExists = true)
  boolean create(Account account);

  @Update
  void rename(UUID id, String name);

  @Delete
  void remove(UUID id);

  @Select
  Optional<Account> find(UUID id);

  @Select
  Optional<Account> named(String name);

  @Select
  CompletionStage<Optional<Account>> at(String country, Integer postbox);

  @Select
  List<Account> namedAnyOf(Collection<String> name);
}
