package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

// tag::passages[]
@Dao
public interface Passages {
  @Insert
  void save(Passage passage);

  @Update
  void correct(String gate, Instant at, String plate, int axles); // computes the day of `at`

  @Select
  Optional<Passage> find(String gate, Instant at, String plate);

  @Select
  List<Passage> newest(String gate, Limit limit); // today, yesterday, … until there are enough

  @Select
  List<Passage> between(String gate, Range<Instant> at); // the days of the range

  @Select
  Page<Passage> page(String gate, PageRequest page);

  @Select(orderBy = "at")
  Stream<Passage> oldestFirst(String gate, Range<Instant> at);

  @Select
  List<Passage> ofDay(String gate, LocalDate day);

  @Select
  List<Passage> newestOfSeveral(Collection<String> gate, Limit limit); // merged by time

  @Delete(entity = Passage.class)
  void removeBetween(String gate, Range<Instant> at);
}
// end::passages[]
