package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Optional;

@Dao
public interface Accounts {
  @Insert
  void save(Account account);

  @Select
  Optional<Account> find(String name);
}
