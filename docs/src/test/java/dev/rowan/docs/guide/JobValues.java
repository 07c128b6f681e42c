package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Select;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Jobs, whose index is verified, read as values and counted. */
@Dao
public interface JobValues {
  @Select(columns = "title", entity = Job.class)
  Optional<String> title(String queue, int number);

  @Select(columns = "title", entity = Job.class)
  List<String> titlesIn(String state);

  @Select(entity = Job.class)
  boolean exists(String queue, int number);

  @Select(entity = Job.class)
  boolean hasJobs(String queue);

  @Select(entity = Job.class)
  boolean hasAny(String state);

  @Select(columns = "count(*)", entity = Job.class)
  long count(String queue);

  @Select(columns = "count(*)", entity = Job.class)
  long countIn(String state);

  @FullScan(columns = "count(*)", entity = Job.class, because = "a test counts all")
  long countAll();

  @Select(columns = "title", entity = Job.class)
  Map<String, String> titles(Collection<String> queue, int number);
}
