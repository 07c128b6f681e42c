package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

// tag::visits[]
@Dao
public interface Visits {
  @Insert
  void save(Visit visit);

  @Select
  List<Visit> tagged(String tags, LocalDate atDay, Limit limit);

  @Select
  Stream<Visit> inHour(Instant atHour);
}
// end::visits[]
