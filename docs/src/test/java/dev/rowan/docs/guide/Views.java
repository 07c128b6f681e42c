package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Views, and their numbers. */
// tag::views[]
@Dao
public interface Views {
  @Insert
  void save(View view); // the view, and both counters

  @Select
  List<ViewsOfMinute> minutes(String page, Range<Instant> minute);

  @Select
  Optional<ViewsOfDay> ofDay(String page, LocalDate day);
}
// end::views[]
