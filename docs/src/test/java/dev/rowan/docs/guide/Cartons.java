package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

// tag::cartons[]
@Dao
public interface Cartons {
  @Insert
  void save(Carton carton);

  @Update
  void change(CartonPatch patch);

  @Update
  void move(String warehouse, Slot slot, Collection<List<Integer>> path, Slot origin);

  @Delete
  void remove(String warehouse, Slot slot, List<Integer> path);

  @Select
  Optional<Carton> find(String warehouse, Slot slot, List<Integer> path);

  @Select
  List<Carton> between(String warehouse, Range<Slot> slot);

  @Select
  List<Carton> below(String warehouse, Slot slot, Range<List<Integer>> path);

  @Select
  List<Carton> at(String warehouse, Collection<Slot> slot);

  @Select
  List<Carton> from(Slot origin);
}
// end::cartons[]
