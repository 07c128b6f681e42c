package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
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

  @Delete
  void removeEach(Collection<String> room, Collection<Instant> at, Collection<Integer> line);

  @Update
  void rewriteEach(String room, Collection<Instant> at, Collection<Integer> line, String text);

  @Query("delete from memo where room in ('a', :room) and at in :at and line >= 3")
  void removeEnds(String room, Collection<Instant> at);

  @Query("delete from memo where room = :room and (at, line) > (:at, :line)")
  void removeAfter(String room, Instant at, int line);

  @Query(
      "delete from memo where room in :room and (at, line) >= (:at, 2) and (at, line) < (:end, 2)")
  void removeFromTo(Collection<String> room, Instant at, Instant end);

  @Query("update memo set text = :text where room in (:room, 'b') and at = :at and line in (1, 2)")
  void rewriteTwo(String room, Instant at, String text);

  @Query("delete from memo where room = :room and (at, line) <= (:at, :line)")
  Write removingUpTo(String room, Instant at, int line);

  @Query("delete from memo where room = :room and at >= :start and at < :end")
  void removeSince(String room, Instant start, Instant end);

  @Select
  List<Memo> of(String room);
}
