package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Task(
    @PartitionKey UUID id,
    @NativeIndex String owner,
    @NativeIndex @Dimensions(2) float[] place) {}

// no method of this compilation reads it
@Entity
record Place(@PartitionKey UUID id, @NativeIndex String city) {}

// other orders, and another life
@Entity
@Ttl(days = 30)
@CustomIndex(
    name = "notes_by_owner",
    partition = "owner",
    clustering = {"at desc", "id"},
    include = "title")
@CustomIndex(
    name = "old_notes_by_owner",
    partition = "owner",
    clustering = {"at", "id"},
    include = "*")
record Note(
    @PartitionKey UUID id,
    @Immutable UUID owner,
    @Immutable Instant at,
    @Immutable String title,
    String text) {}

record Title(Instant at, String title) {}

@Entity
record Line(@PartitionKey String host, @Clustering Instant at, String text) {}

@Dao
interface Tasks {
  @Select
  List<Task> of(String owner);

  @Select(orderBy = "place ann of :near")
  List<Task> near(float[] near, Limit limit);
}

@Dao
interface Places {
  @Insert
  void save(Place place);
}

@Dao
interface Notes {
  @Query("select at, title from notes_by_owner where owner = :owner")
  List<Title> titles(UUID owner);

  @Select(orderBy = "at asc")
  List<Note> of(UUID owner);
}

// the other DAO reads most rows in the stored order
@Dao
interface NewestLines {
  @Select(orderBy = "at desc")
  @AccessPattern(perSecond = 10)
  List<Line> newest(String host, Limit limit);
}

@Dao
interface OldestLines {
  @Select
  @AccessPattern(perSecond = 900)
  List<Line> oldest(String host, Limit limit);
}
