package dev.rowan.sample.gyms;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.time.LocalDate;
import java.util.List;

/** The DAO of gyms. */
@Dao
public interface Gyms {
  /** Stores a gym. */
  @Insert
  void save(Gym gym);

  /** Returns gyms of a country in the order of states, cities and names. */
  @Select
  List<Gym> ofCountry(String country, Limit limit);

  /** Returns gyms of a state. */
  @Select
  List<Gym> ofState(String country, String state, Limit limit);

  /** Returns the gyms of a city that opened in a range of days, newest first. */
  @Select
  List<Gym> ofCity(String country, String state, String city, Range<LocalDate> opened, Limit limit);
}
