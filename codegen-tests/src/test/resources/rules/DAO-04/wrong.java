package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
record Note(@PartitionKey UUID id, @Clustering Instant at, String text, int stars) {}

@Dao
interface Notes {
  @Insert
  void save(
      Note note,
      // expect: DAO-04
      int seconds);

  @Delete
  void drop(
      UUID id,
      // expect: DAO-04
      Limit limit);

  @Update
  void rateAs(
      UUID id,
      Instant at,
      // expect: DAO-04
      Collection<Integer> stars);

  @Update
  void rate(
      UUID id,
      // expect: DAO-04
      Range<Instant> at,
      int stars);

  @Update
  void change(
      Note note,
      // expect: DAO-04
      String text);

  @Delete
  void both(
      Note note,
      // expect: DAO-04
      Note other);

  @Update
  void changeAll(
      // expect: DAO-04
      List<Note> notes);

  @Delete
  void dropAll(
      // expect: DAO-04
      Collection<Note> notes);

  @Select
  List<Note> find(
      UUID id,
      // expect: DAO-04
      Comparator<Note> order);

  @Select
  List<Note> like(
      UUID id,
      // expect: DAO-04
      Note note);

  @Insert
  void insert(
      Note note,
      // expect: DAO-04
      NotePatch patch);
}

@Entity
record Sheet(@PartitionKey int book, String text) {}

@Dao
interface SheetStatements {
  @Query("update sheet set text = 'a' where book = 1")
  // expect: DAO-04
  void update(Sheet sheet);

  @Query("delete from sheet where book = 1")
  // expect: DAO-04
  void delete(Limit limit);
}
