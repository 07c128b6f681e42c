package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Select;
import dev.rowan.dao.WriteOptions;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Adds to one counter, and to two. */
@Dao
public interface Totals {
  @Increment
  void viewed(String page, LocalDate day, long views);

  @Increment
  CompletionStage<Void> seen(String page, LocalDate day, long views, long likes);

  @Increment
  void watched(String page, LocalDate day, long views, WriteOptions options);

  @Increment
  void add(TotalPatch patch, WriteOptions options);

  @Delete
  void drop(String page);

  @Delete
  void drop(String page, WriteOptions options);

  @Select
  Optional<Total> find(String page, LocalDate day);

  @Select
  List<Total> of(String page);
}
