package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.time.LocalDate;
import java.time.Year;
import java.util.List;
import java.util.UUID;

// tag::stays[]
@Dao
public interface Stays {
  @Insert
  void save(Stay stay);

  @Update
  void rename(UUID id, String email);

  @Delete(entity = Stay.class)
  void remove(UUID id);

  @Select
  List<Stay> withEmail(String emailLower);

  @Select
  List<Stay> onDay(String house, String day);

  @Select
  List<Stay> inWeek(String house, Year arrivalYear, LocalDate arrivalWeek);

  @Select
  List<Stay> inYear(String house, Year arrivalYear);
}
// end::stays[]
