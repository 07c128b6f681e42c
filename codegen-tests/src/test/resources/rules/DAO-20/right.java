package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Unique;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.Version;
import dev.rowan.dao.Write;
import java.util.UUID;

@Entity
record Seat(@PartitionKey UUID id, String room, @Version long version) {}

@Entity
@CustomIndex(name = "stock_by_place", partition = "place", clustering = "id")
record Stock(@PartitionKey UUID id, String place, int left) {}

@Entity
record User(@PartitionKey UUID id, @Unique String email) {}

@Entity
record Views(@PartitionKey UUID id, @Counter long total) {}

@Entity
@CustomIndex(
    name = "lines_by_item",
    partition = "item",
    clustering = {"basket", "number"})
record Line(@PartitionKey UUID basket, @Clustering int number, UUID item) {}

@Entity
record Remark(@PartitionKey UUID basket, @Clustering int number, String text) {}

@Dao
interface Counts {
  @Increment
  void view(UUID id, long total);

  @Select
  Views find(UUID id);
}

@Dao
interface Shop {
  @Insert(ifNotExists = true)
  Write adding(Remark remark);

  @Update
  Write moving(Seat seat);

  @Insert
  Write stocking(Stock stock);

  @Insert
  void join(User user);

  @Delete(entity = Line.class)
  Write removing(UUID basket, int number);

  @Delete(entity = Remark.class)
  Write emptying(UUID basket);
}
