package dev.rowan.docs.guide;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.util.List;
import java.util.Optional;

// tag::dao-converters[]
@Dao
@ConvertedBy(Volume.InLiters.class)
public interface Barrels {
  record Filling(int number, Volume liters) {}

  @Insert
  void save(Barrel barrel);

  @Update
  void fill(String cellar, int number, Volume liters);

  @Select
  List<Barrel> numbered(String cellar, Range<Integer> number); // no Volume: as declared

  @Select(columns = "liters", entity = Barrel.class)
  Optional<Volume> liters(String cellar, int number);

  @Select(entity = Barrel.class)
  List<Filling> fillings(String cellar);
}
// end::dao-converters[]
