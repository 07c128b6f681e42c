package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.Write;
import dev.rowan.dao.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;

@Entity
record Note(@PartitionKey UUID id, @Clustering Instant at, String text, int stars) {}

@Dao
interface Notes {
  @Select
  // expect: DAO-03
  Set<Note> find(UUID id);

  @Select
  // expect: DAO-03
  List<String> texts(UUID id);

  @Select
  // expect: DAO-03
  void nothing(UUID id);

  @Select
  // expect: DAO-03
  CompletionStage<Boolean> exists(UUID id);

  @Insert
  // expect: DAO-03
  Note save(Note note);

  @Delete
  // expect: DAO-03
  int drop(UUID id);

  @Insert
  // expect: DAO-03
  CompletionStage<Write> saving(Note note);

  @Select
  // expect: DAO-03
  Write reading(UUID id);
}
