package shop;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** Writes and reads of every kind with options. */
@Dao(
    readConsistency = Consistency.LOCAL_ONE,
    writeConsistency = Consistency.EACH_QUORUM,
    serialConsistency = Consistency.LOCAL_SERIAL,
    timeoutMillis = 2_500,
    profile = "shop",
    pageSize = 50,
    tracing = true)
public interface Baskets {
  @Insert
  void save(Basket basket, WriteOptions options);

  @Insert(ifNotExists = true)
  boolean create(Basket basket, WriteOptions options);

  @Update
  CompletionStage<Void> replace(String customer, int line, WriteOptions options, String item);

  @Delete
  void remove(Basket basket, WriteOptions options);

  @Delete
  void empty(String customer, WriteOptions options);

  @Select
  Optional<Basket> find(String customer, int line);

  @Select
  List<Basket> of(String customer, ReadOptions options, Limit limit);

  @FullScan(because = "nightly report")
  Stream<Basket> all(ReadOptions options);
}
