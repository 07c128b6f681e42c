package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Dao
public interface Chests {
  record Place(String hall, Integer row, Long bakers) {}

  record Sealed(Map<String, Integer> seals, Integer smiths) {}

  @Insert
  void save(Chest chest);

  @Select(columns = "seals['it''s']")
  Optional<Integer> seal(String house, int number);

  @Select(columns = "spot.hall, spot.row, seals['BAKERS']")
  List<Place> places(String house);

  @Select(columns = "seals, seals['SMITHS']")
  Optional<Sealed> whole(String house, int number);

  @Select(columns = "opened['SMITHS']")
  Page<Boolean> opened(String house, PageRequest page);

  @Select(columns = "keys[-7]")
  Optional<String> key(String house);

  @Select(columns = "spot.note")
  List<Optional<String>> notesOf(String owner);

  @FullScan(columns = "spot.hall", because = "the list of halls")
  List<String> halls();

  @Query("select spot.\"Row\", seals['a''b'] as bakers, spot.hall as hall from chest where house = :house")
  List<Named> byStatement(String house);

  record Named(Integer spotRow, Long bakers, String hall) {}

  @Query("select spot.hall, seals['a'] from chest where house = :house")
  List<Map<String, Object>> maps(String house);
}
