package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.KeepLast;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Unique;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.Version;
import dev.rowan.dao.Write;
import java.time.Instant;
import java.util.Collection;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "seats_by_room",
    partition = "room",
    clustering = "id",
    maintain = Maintain.SERIAL)
record Seat(@PartitionKey UUID id, String room, @Version long version) {}

@Entity
@KeepLast(100)
record Notice(@PartitionKey UUID board, @Clustering(order = Order.DESC) Instant at, String text) {}

@Entity
@CustomIndex(
    name = "stock_by_place",
    partition = "place",
    clustering = "id",
    maintain = Maintain.SERIAL)
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
  // expect: DAO-20
  Write viewing(UUID id, long total);

  @Select
  Views find(UUID id);
}

@Dao
interface Shop {
  @Insert(ifNotExists = true)
  // expect: DAO-20
  Write adding(Notice notice);

  @Update
  // expect: DAO-20
  Write moving(Seat seat);

  @Insert
  // expect: DAO-20
  Write stocking(Stock stock);

  @Insert
  // expect: DAO-20
  Write joining(User user);

  @Delete(entity = Line.class)
  // expect: DAO-20
  Write emptying(UUID basket);

  @Delete(entity = Line.class)
  // expect: DAO-20
  Write removing(UUID basket, Collection<Integer> number);

  @Update(entity = Line.class)
  // expect: DAO-20
  Write marking(UUID basket, Collection<Integer> number, UUID item);

  @Insert
  // expect: DAO-20
  Write remarking(Collection<Remark> remarks);
}
