package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.KeepLast;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionStage;

/** Entities of which only the first rows of each partition stay. */
final class Inbox {
  private Inbox() {}

  @Entity
  @KeepLast(1_500)
  record Notice(
      @PartitionKey(0) String user,
      @PartitionKey(1) String device,
      @Clustering(value = 0, order = Order.DESC) Instant at,
      @Clustering(1) UUID id,
      String text) {}

  @Entity
  @KeepLast(value = 20, trimEvery = 5)
  @CustomIndex(
      name = "searches_by_text",
      partition = "text",
      clustering = {"user", "at"})
  record Search(@PartitionKey String user, @Clustering(order = Order.DESC) Instant at, String text) {}

  @Dao
  interface Notices {
    @Insert
    void save(Notice notice);

    @Insert
    void saveAll(Collection<Notice> notices);

    @Delete(entity = Notice.class, beyondLast = true)
    void trim(String user, String device);
  }

  @Dao
  interface Searches {
    @Insert
    void save(Search search);

    @Delete(entity = Search.class, beyondLast = true)
    CompletionStage<Void> trim(String user, WriteOptions options);

    @Select
    List<Search> newest(String user, Limit limit);

    @Select
    List<Search> withText(String text, Limit limit);
  }
}
