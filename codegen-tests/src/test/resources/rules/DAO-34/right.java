package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Account(@PartitionKey UUID id, String name, @ColumnGroup("hot") int views) {}

@Dao
interface Accounts {
  @Insert
  void create(Account account);

  @Update(entity = Account.class)
  void view(UUID id, int views);

  @Delete
  void remove(Account account);
}
