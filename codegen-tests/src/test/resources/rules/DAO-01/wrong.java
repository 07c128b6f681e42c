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
  List<Note> find(
      // expect: DAO-01
      UUID ident);

  @Select
  List<Note> near(
      // expect: DAO-01
      UUID idd);

  @Select
  List<Note> first(
      UUID id,
      // expect: DAO-01
      int limit);

  @Select
  List<Note> between(
      UUID id,
      // expect: DAO-01
      Instant from);

  @Select
  // expect: DAO-14
  Page<Note> page(
      UUID id,
      // expect: DAO-01
      String token);

  @Delete
  void drop(
      // expect: DAO-01
      UUID key);

  @Update
  void star(
      UUID id,
      Instant at,
      // expect: DAO-01
      int star);
}

interface ById<E, K> {
  @Select
  Optional<E> find(
      // expect: DAO-01
      K key);
}

@Entity
record Trip(@PartitionKey UUID tripId, String goal) {}

@Dao
interface Trips extends ById<Trip, UUID> {}
