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

  @Delete
  void drop(Note note);

  @Delete
  void dropBetween(UUID id, Range<Instant> at);

  @Delete
  void dropSome(UUID id, Collection<Instant> at);

  @Delete
  void dropAll(Collection<UUID> id);

  @Select
  List<Note> find(UUID id, Range<Instant> at, Limit limit);
}
