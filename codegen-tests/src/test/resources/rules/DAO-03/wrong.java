package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.Write;
import dev.rowan.dao.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

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

  @Select(columns = "count(*)")
  // expect: DAO-03
  int count(UUID id);

  @Select(columns = "count(*)")
  // expect: DAO-03
  CompletableFuture<Integer> countLater(UUID id);

  @Select(columns = "count(*)")
  // expect: DAO-03
  Flow.Publisher<Long> countPublished(UUID id);

  @Select
  // expect: DAO-03
  CompletionStage<Flow.Publisher<Note>> publishedLater(UUID id);

  @FullScan(because = "there are few notes", columns = "count(*)")
  // expect: DAO-03
  Stream<Note> all();

  @FullScan(because = "there are few notes", columns = "stars")
  // expect: DAO-03
  Optional<Integer> stars();

  @FullScan(because = "there are few notes")
  // expect: DAO-03
  boolean any();

  @Select(columns = "text")
  // expect: DAO-03
  void text(UUID id, Instant at);

  @Insert
  // expect: DAO-03
  Optional<Note> save(Note note);

  @Insert(ifNotExists = true)
  // expect: DAO-03
  Note create(Note note);

  @Insert
  // expect: DAO-03
  List<Note> saveList(Note note);

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
