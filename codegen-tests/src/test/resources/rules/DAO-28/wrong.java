package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Endless(@PartitionKey String list, @Clustering int place, String text) {}

@Entity
@KeepLast(3)
record Short(@PartitionKey String list, @Clustering int place, String text) {}

@Dao
interface Lists {
  // expect: DAO-28
  @Delete(entity = Endless.class, beyondLast = true)
  void trim(String list);

  // expect: DAO-28
  @Delete(entity = Short.class, beyondLast = true)
  void trimFrom(String list, Range<Integer> place);

  // expect: DAO-28
  @Delete(entity = Short.class, beyondLast = true)
  void trimEach(Collection<String> list);

  // expect: DAO-28
  @Delete(beyondLast = true)
  void trimAt(Short row);

  // expect: DAO-28
  @Delete(entity = Short.class, beyondLast = true)
  Write trimming(String list);
}
