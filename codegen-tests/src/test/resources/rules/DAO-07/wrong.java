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

@Entity
record Draft(@PartitionKey UUID id, String text) {}

@Dao
interface Both {
  @Insert
  void save(Note note);

  @Insert
  void save(Draft draft);

  @Delete
  // expect: DAO-07
  void drop(UUID id);

  @Update
  // expect: DAO-07
  void change(UUID id, String text);

  // expect: DAO-07
  @Delete(entity = String.class)
  void dropText(UUID id);

  @Select(columns = "stars")
  // expect: DAO-07
  List<Integer> stars(UUID id);

  @Select
  // expect: DAO-07
  boolean exists(UUID id, Instant at);

  @Select(columns = "count(*)")
  // expect: DAO-07
  long count(UUID id);

  @Select(columns = "content")
  // expect: DAO-07
  LargeValue content(UUID id);

  @FullScan(columns = "text", because = "there are few")
  // expect: DAO-07
  Stream<String> texts();

  // expect: DAO-07
  @Update(entity = Note.class)
  void change(Draft draft);
}

@Entity
record Visits(@PartitionKey String page, @Counter long views) {}

@Dao
interface Counting {
  @Increment
  // expect: DAO-07
  void viewed(String page, long views);
}
