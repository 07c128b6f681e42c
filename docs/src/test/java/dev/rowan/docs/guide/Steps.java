package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The steps. */
@Dao
public interface Steps {
  @Insert
  Applied<Step> add(Step step);

  @Update
  Applied<Step> change(Step step);

  @Delete
  Applied<Step> remove(Step step);

  @Select
  Optional<Step> find(String job, int number);

  @Select
  List<Step> first(String job, Limit limit);

  @Select
  Page<Step> page(String job, PageRequest page);

  @Select
  Stream<Step> stream(String job);

  @Select
  List<Step> ofJobs(Collection<String> job);

  @FullScan(because = "a test reads all")
  Stream<Step> all();
}
