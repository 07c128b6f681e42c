package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import java.util.List;
import java.util.Optional;

/** Writes that are committed in a batch. */
public interface Wishes {
  @Entity
  @CustomIndex(name = "gifts_by_shop", partition = "shop", clustering = {"price desc", "id"})
  @CustomIndex(
      name = "gifts_by_price",
      partition = "price",
      clustering = "id",
      include = "*",
      maintain = Maintain.ATOMIC)
  @SuppressDesign(rule = "QRY-12", because = "the test is about writes")
  record Gift(@PartitionKey String id, String shop, int price, String note) {}

  @Entity
  record Line(@PartitionKey String list, @Clustering int number, String gift, String remark) {}

  @Dao
  interface Gifts {
    @Insert
    Write saving(Gift gift);

    @Insert(nulls = Nulls.DELETE)
    Write replacing(Gift gift, WriteOptions options);

    @Update
    Write changing(Wishes_GiftPatch patch);

    @Update
    Write changing(Gift before, Gift after);

    @Update
    Write repricing(String id, int price);

    @Delete
    Write removing(Gift gift);

    @Delete(entity = Gift.class)
    Write removing(String id);

    @Select
    Optional<Gift> find(String id);

    @Select
    List<Gift> of(String shop);
  }

  @Dao
  interface Lines {
    @Insert
    Write adding(Line line);

    @Delete(entity = Line.class)
    Write clearing(String list);

    @Delete(entity = Line.class)
    Write clearing(String list, Range<Integer> number);

    @Select
    List<Line> all(String list);
  }
}
