package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Jobs, read as projections. */
@Dao
public interface Jobs {
  /** What the state shows of a job. */
  record Title(String title) {}

  /** What the jobs of a queue share. */
  record Queue(String queue, @Nullable String lead) {}

  @Insert
  void save(Job job);

  @Delete
  void remove(String queue, int number);

  @Delete
  void removeQueue(String queue);

  @Select
  Optional<Title> title(String queue, int number);

  @Select
  List<Title> in(String state);

  @Select
  Optional<Queue> lead(String queue);

  @FullScan(because = "a test reads all")
  Stream<Queue> queues();
}
