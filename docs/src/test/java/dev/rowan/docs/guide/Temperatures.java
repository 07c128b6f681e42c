package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

// tag::temperatures[]
@Dao
public interface Temperatures {
  @Insert
  void save(Temperature temperature);

  @Insert
  void saveAll(Collection<Temperature> temperatures);

  @Update
  void correct(String sensor, Instant at, double value);

  @Select(orderBy = "at desc")
  Optional<Temperature> latest(String sensor); // the table, then the row

  @Select(orderBy = "at desc")
  Optional<Point> latestPoint(String sensor); // the table alone

  @Select
  List<Temperature> between(String sensor, Range<Instant> at); // the buckets of the range

  @Insert
  Write saving(Temperature temperature);

  record Point(Instant at, double value) {}
}
// end::temperatures[]
