package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface Dispatches {
  record Line(int keyNumber, String shipToCity, double shipToPointLatitude) {}

  @Insert
  Dispatch save(Dispatch dispatch);

  @Update
  void change(DispatchPatch patch);

  @Update
  void change(Dispatch before, Dispatch after);

  @Update
  void move(UUID keyShop, int keyNumber, String shipToCity);

  @Update(onlyIf = "shipToCity = :expected")
  boolean moveIf(UUID keyShop, int keyNumber, String shipToStreet, String expected);

  @Select
  Optional<Dispatch> find(UUID keyShop, int keyNumber);

  @Select
  List<Dispatch> to(String shipToCity, Range<Double> shipToPointLatitude);

  @Select(where = "keyShop = :shop and keyNumber > :number", orderBy = "keyNumber desc")
  List<Line> lines(UUID shop, int number);

  @Select(columns = "shipFromCity", entity = Dispatch.class)
  Optional<String> origin(UUID keyShop, int keyNumber);
}
