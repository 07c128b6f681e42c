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
  // expect: DAO-10
  @Insert(ifNotExists = true)
  void create(Note note);

  @Update
  // expect: DAO-10
  boolean change(Note note);

  @Delete
  // expect: DAO-10
  CompletionStage<Boolean> drop(Note note);
}

@Entity
record Sheet(@PartitionKey int book, String text) {}

@Dao
interface SheetStatements {
  // expect: DAO-10
  @Query(value = "update sheet set text = 'a' where book = 1 if exists", entity = Sheet.class)
  void conditional();

  @Query("delete from sheet where book = 1")
  // expect: DAO-10
  boolean unconditional();

  @Query("insert into sheet (book, text) values (1, 'a')")
  // expect: DAO-10
  boolean insert();
}
