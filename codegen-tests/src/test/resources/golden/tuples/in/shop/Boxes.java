package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import map.Reading;
import map.Spot;

/** Parameters, projections and conditions of tuples. */
@Dao
interface Boxes {
  /** The spot and the last reading of a box. */
  record Seen(Spot door, Reading last) {}

  @Insert
  void save(Box box);

  @Update
  void change(BoxPatch patch);

  @Update
  void read(Spot spot, Spot door, Reading last);

  @Update(onlyIf = "last = :old")
  boolean swap(Spot spot, Spot door, Reading last, Reading old);

  @Delete
  void remove(Spot spot, Spot door);

  @Select
  Optional<Box> find(Spot spot, Spot door);

  @Select
  List<Box> at(Spot spot);

  @Select
  List<Box> between(Spot spot, Range<Spot> door);

  @Select
  Map<Spot, Box> some(Spot spot, Collection<Spot> door);

  @Select
  List<Seen> seen(Spot spot);

  @Select(columns = "last")
  Optional<Reading> last(Spot spot, Spot door);

  @Select(columns = "label")
  List<String> labels(Spot door);

  @Select(where = "spot = :at and door = :door")
  Optional<Box> where(Spot at, Spot door);

  @Select(where = "spot = (1, :shelf) and door in ((-1, ''), (:row, null))")
  List<Box> literal(String shelf, int row);

  @Select(where = "spot = :at and door > (-1, null)", columns = "door")
  List<Spot> after(Spot at);

  @Query("select door from box where spot = (1, :shelf) and door >= (-2, 'z') and door < (:row, '')")
  List<Spot> window(String shelf, int row);

  @Query("update box set visited = {(1, 'a'), (2, :shelf)}, label = 'moved' where spot = :spot and door = (-2, 'z')")
  void visit(Spot spot, String shelf);

  @Query("select last from box where spot = :spot and door = :door")
  Optional<Reading> queried(Spot spot, Spot door);
}
