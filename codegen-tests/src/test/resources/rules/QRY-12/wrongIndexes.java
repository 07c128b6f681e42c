package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
@CustomIndex(
    // expect: QRY-12
    name = "tasks_by_state",
    partition = "state",
    clustering = "id")
record Task(
    @PartitionKey UUID id,
    String state,
    @NativeIndex String owner,
    // expect: QRY-12
    @NativeIndex String place) {}

// the first index is a part of the second
@Entity
@CustomIndex(
    // expect: QRY-12
    name = "notes_by_owner",
    partition = "owner",
    clustering = {"at desc", "id"},
    include = "title")
@CustomIndex(
    name = "full_notes_by_owner",
    partition = "owner",
    clustering = {"at desc", "id"},
    include = "*")
record Note(
    @PartitionKey UUID id,
    @Immutable UUID owner,
    @Immutable Instant at,
    @Immutable String title,
    String text) {}

record Title(Instant at, String title) {}

@Dao
interface Tasks {
  @FullScan(because = "a nightly export")
  Stream<Task> all();

  @Select
  List<Task> of(String owner);
}

@Dao
interface Notes {
  @Select(entity = Note.class)
  List<Title> titles(UUID owner);

  @Select
  List<Note> of(UUID owner);
}
