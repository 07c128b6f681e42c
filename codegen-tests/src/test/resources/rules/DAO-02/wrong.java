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
record Note(@PartitionKey UUID id, @Clustering Instant at, String text, int stars, Set<String> tags) {}

@Dao
interface Notes {
  @Select
  List<Note> find(
      // expect: DAO-02
      String id);

  @Select
  List<Note> between(
      UUID id,
      // expect: DAO-02
      Range<LocalDate> at);

  @Select
  List<Note> some(
      // expect: DAO-02
      Collection<String> id);

  @Select
  List<Note> among(
      // expect: DAO-02
      List<UUID> id);

  @Select
  List<Note> tagged(
      // expect: DAO-02
      String tags);

  @Delete
  void drop(
      UUID id,
      // expect: DAO-02
      List<Instant> at);

  @Update
  void star(
      UUID id,
      Instant at,
      // expect: DAO-02
      long stars);
}
