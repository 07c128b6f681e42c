package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** Deletes and updates by several values of each column of the key. */
@Dao
public interface Memos {
  @Insert
  void save(Memo memo);

  @Delete
  void removeLines(String room, Instant at, Collection<Integer> line);

  @Delete
  void removeAll(String room, Collection<Instant> at);

  @Delete
  void removeLineOfEach(String room, Collection<Instant> at, int line);

  @Delete
  void removeBetween(String room, Collection<Instant> at, Range<Integer> line);

  @Delete
  void removeRooms(Collection<String> room);

  @Delete
  CompletionStage<Void> removeInRooms(
      Collection<String> room, Instant at, int line, WriteOptions options);

  @Update
  void rewrite(String room, Instant at, Collection<Integer> line, String text);

  @Update
  CompletionStage<Void> rewriteInRooms(
      Collection<String> room, Instant at, int line, String text, WriteOptions options);

  @Select
  List<Memo> of(String room);
}
