package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.ColumnGroup;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.TableOptions;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Entities whose columns are in several tables. */
final class Stands {
  private Stands() {}

  @Entity
  @TableOptions(index = "stand_hot", compaction = TableOptions.Compaction.LEVELED, cachedRows = 10)
  record Stand(
      @PartitionKey String name,
      String city,
      @ColumnGroup("hot") int sold,
      @ColumnGroup("hot") @Nullable Instant lastSale,
      @ColumnGroup("hot") Set<String> buyers,
      @ColumnGroup("files") @Nullable String terms) {}

  record Sales(int sold, @Nullable Instant lastSale) {}

  @Dao
  interface StandDao {
    @Insert
    void save(Stand stand);

    @Insert
    void save(Collection<Stand> stands);

    @Insert
    Write saving(Stand stand);

    @Update
    void replace(Stand stand);

    @Update
    void change(Stands_StandPatch patch);

    @Update
    void change(Stand before, Stand after);

    @Update(entity = Stand.class)
    void sell(String name, int sold, Instant lastSale, WriteOptions options);

    @Update(entity = Stand.class)
    void move(String name, String city);

    @Update(entity = Stand.class)
    void both(String name, String city, int sold);

    @Query(
        value = "update stand set buyers = buyers + :buyers where name = :name",
        entity = Stand.class)
    void buy(String name, Set<String> buyers);

    @Select
    Optional<Stand> find(String name);

    @Select
    Map<String, Stand> all(Collection<String> name);

    @Select
    boolean exists(String name);

    @Select(entity = Stand.class)
    Optional<Sales> sales(String name);

    @Select(columns = "sold, terms")
    Optional<Offer> offer(String name);

    @Select(columns = "writetime(sold)", entity = Stand.class)
    Optional<Instant> soldAt(String name);

    @FullScan(because = "nightly export")
    Stream<Stand> every();

    @Delete
    void remove(Stand stand);
  }

  record Offer(int sold, @Nullable String terms) {}

  @Entity
  static class Call {
    @PartitionKey String stand;
    @Clustering(0) int day;
    @Clustering(1) int number;
    String text;

    @ColumnGroup("state")
    boolean done;
  }

  @Dao
  interface Calls {
    @Insert
    void save(Call call);

    @Update(entity = Call.class)
    void finish(String stand, int day, int number, boolean done);

    @Select
    List<Call> of(String stand, int day, Limit limit);

    @Select
    Page<Call> between(String stand, Range<Integer> day, PageRequest page);

    @Select(orderBy = "day desc, number desc")
    List<Call> latest(String stand, Limit limit);

    @Select(columns = "done", entity = Call.class)
    List<Boolean> states(String stand);

    @Delete(entity = Call.class)
    void removeDays(String stand, Range<Integer> day);

    @Delete(entity = Call.class)
    void removeAll(String stand);
  }
}
