package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

// tag::crossings[]
@Dao
public interface Crossings {
  /** A projection can have the columns. */
  record Placed(LocalDate day, int shard, String plate) {}

  @Insert
  void save(Crossing crossing);

  @Select
  Optional<Crossing> find(String gate, Instant at, String plate); // one partition

  @Select
  List<Crossing> newest(String gate, Limit limit);

  @Select
  Page<Crossing> ofDay(String gate, LocalDate day, PageRequest page); // the column as a parameter

  @Select(entity = Crossing.class)
  List<Placed> placed(String gate, Range<Instant> at);

  @Delete(entity = Crossing.class)
  void removeBetween(String gate, Range<Instant> at);
}
// end::crossings[]
