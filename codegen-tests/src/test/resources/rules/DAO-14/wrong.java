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
  // expect: DAO-14
  Page<Note> page(UUID id);

  @Select
  // expect: DAO-14
  List<Note> list(UUID id, PageRequest page);

  @Select
  // expect: DAO-14
  Page<Note> limited(UUID id, PageRequest page, Limit limit);

  @Select
  // expect: DAO-14
  List<Note> twice(UUID id, Limit limit, Limit other);

  @Select
  // expect: DAO-14
  Optional<Note> one(UUID id, Instant at, Limit limit);

  @Select
  // expect: DAO-14
  Map<Instant, Note> several(UUID id, Collection<Instant> at, Limit limit);

  @Select
  // expect: DAO-14
  boolean exists(UUID id, Limit limit);

  @Select(columns = "count(*)")
  // expect: DAO-14
  long count(UUID id, PageRequest page);

  @Select
  List<Note> each(
      UUID id,
      // expect: DAO-14
      PerPartitionLimit each);

  @Select
  Page<Note> eachOfSome(
      Collection<UUID> id,
      PerPartitionLimit each,
      // expect: DAO-14
      PerPartitionLimit other,
      PageRequest page);

  @Select
  boolean any(
      Collection<UUID> id,
      // expect: DAO-14
      PerPartitionLimit each);
}
