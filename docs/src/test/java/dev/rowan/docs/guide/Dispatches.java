package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.Optional;

// tag::dispatches[]
@Dao
public interface Dispatches {
  record Goal(int keyNumber, String shipToCity, double shipToPositionLatitude) {}

  @Insert
  void save(Dispatch dispatch);

  @Update
  void move(String keyShop, int keyNumber, String shipToCity);

  @Update
  void change(DispatchPatch patch); // setShipToCity, clearShipToCity, setShipTo, clearShipTo

  @Select
  Optional<Dispatch> find(String keyShop, int keyNumber);

  @Select
  List<Dispatch> to(String shipToCity);

  @Select(where = "keyShop = :shop and keyNumber >= :number", orderBy = "keyNumber desc")
  List<Goal> goals(String shop, int number);

  @Query("select to_city from dispatch where shop = :shop and number = :number")
  Optional<String> city(String shop, int number);
}
// end::dispatches[]
