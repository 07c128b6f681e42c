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

  @Insert
  void save(Note note);

  @Insert
  CompletionStage<Void> saveLater(Note note);

  @Insert(ifNotExists = true)
  boolean create(Note note);

  @Insert(ifNotExists = true)
  CompletionStage<Boolean> createLater(Note note);
}
