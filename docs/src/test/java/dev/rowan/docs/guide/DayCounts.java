package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Select;
import dev.rowan.dao.WriteOptions;
import java.time.LocalDate;
import java.util.Optional;

@Dao
public interface DayCounts {
  // tag::counting-options[]
  @Increment
  void count(String station, LocalDate day, long readings, WriteOptions options);

  // end::counting-options[]
  // tag::counting[]
  @Increment
  void count(String station, LocalDate day, long readings);

  @Increment
  void count(String station, LocalDate day, long readings, long alarms);

  @Select
  Optional<DayCount> find(String station, LocalDate day);
  // end::counting[]
}
