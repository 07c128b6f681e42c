package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Account(@PartitionKey UUID id, String name, @ColumnGroup("hot") int views) {}

@Dao
interface Accounts {
  // expect: DAO-34
  @Insert(ifNotExists = true)
  boolean create(Account account);

  // expect: DAO-34
  @Update(onlyIf = "views = :before", entity = Account.class)
  boolean view(UUID id, int views, int before);

  // expect: DAO-34
  @Delete(ifExists = true)
  boolean remove(Account account);
}
