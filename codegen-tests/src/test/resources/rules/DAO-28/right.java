package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;
import java.util.concurrent.*;

@Entity
@KeepLast(value = 3, trimEvery = 0)
record Short(@PartitionKey String list, @Clustering int place, String text) {}

@Dao
interface Lists {
  @Insert
  void save(Short row);

  @Delete(entity = Short.class, beyondLast = true)
  void trim(String list);

  @Delete(entity = Short.class, beyondLast = true)
  CompletionStage<Void> trimLater(String list, WriteOptions options);
}
