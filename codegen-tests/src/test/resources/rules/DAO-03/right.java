package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
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
  Note get(UUID id, Instant at);

  @Select
  Optional<Note> find(UUID id, Instant at);

  @Select
  List<Note> list(UUID id);

  @Select
  Stream<Note> stream(UUID id);

  @Select
  Page<Note> page(UUID id, PageRequest page);

  @Select
  CompletionStage<Note> getLater(UUID id, Instant at);

  @Select
  CompletionStage<Optional<Note>> findLater(UUID id, Instant at);

  @Select
  CompletionStage<List<Note>> listLater(UUID id);

  @Select
  CompletionStage<Page<Note>> pageLater(UUID id, PageRequest page);

  @Select
  Flow.Publisher<Note> published(UUID id);

  @Select
  CompletableFuture<Note> getInFuture(UUID id, Instant at);

  @Select
  boolean exists(UUID id, Instant at);

  @Select
  CompletionStage<Boolean> hasNotes(UUID id);

  @Select(columns = "count(*)")
  long count(UUID id);

  @Select(columns = "count(*)")
  CompletableFuture<Long> countLater(UUID id);

  @Select(columns = "stars")
  Optional<Integer> stars(UUID id, Instant at);

  @Select(columns = "text")
  List<String> texts(UUID id);

  @Select
  Map<Instant, Note> several(UUID id, Collection<Instant> at);

  @Select(columns = "text")
  CompletionStage<Map<Instant, String>> severalTexts(UUID id, Collection<Instant> at);

  @FullScan(because = "there are few notes", columns = "count(*)")
  long countAll();

  @FullScan(because = "there are few notes", columns = "text")
  Stream<String> allTexts();

  @Insert
  void save(Note note);

  @Insert
  Note saved(Note note);

  @Insert
  List<Note> saveAll(Collection<Note> notes);

  @Insert
  CompletionStage<Void> saveLater(Note note);

  @Insert(ifNotExists = true)
  boolean create(Note note);

  @Insert(ifNotExists = true)
  CompletionStage<Boolean> createLater(Note note);
}
