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
  void save(Note note);

  @Update
  // expect: DAO-12
  void write(UUID id, String text);

  // expect: DAO-12
  @Delete(ifExists = true)
  boolean drop(UUID id);

  // expect: DAO-12
  @Delete(ifExists = true)
  boolean dropAll(UUID id, Collection<Instant> at);

  // expect: DAO-12
  @Update(ifExists = true)
  boolean rateAll(UUID id, Collection<Instant> at, int stars);
}

@Entity
record Sheet(@PartitionKey int book, @Clustering int number, String text) {}

@Dao
interface SheetStatements {
  // expect: DAO-12
  @Query(value = "update sheet set text = 'a' where book = 1", entity = Sheet.class)
  void update();

  // expect: DAO-12
  @Query("delete text from sheet where book = 1")
  void deleteColumn();

  // expect: DAO-12
  @Query("delete from sheet where book = 1 if exists")
  boolean deleteRange();

  // expect: DAO-12
  @Query("delete from sheet where book = 1 and number in (1, 2) if text = 'a'")
  boolean deleteSeveral();
}

@Entity
record Mark(
    @PartitionKey(0) int book,
    @PartitionKey(1) @Shard(count = 4, by = Shard.ROUND_ROBIN) int shard,
    @Clustering int number,
    String text) {}

@Dao
interface Marks {
  @Update(entity = Mark.class)
  // expect: DAO-12
  void write(int book, int number, String text);
}
