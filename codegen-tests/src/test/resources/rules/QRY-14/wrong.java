package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.*;

enum State {
  NEW,
  SOLD
}

@Udt
record Place(String hall, int shelf) {}

@Tuple
record Spot(int row, String shelf) {}

@Entity
@CustomIndex(
    name = "item_by_shop",
    partition = {"shop", "state"},
    clustering = {"price desc", "id"})
@CustomIndex(
    name = "item_by_day",
    partition = {"day(listed)", "shard(id, 16)"},
    clustering = {"listed desc", "id"})
record Item(
    @PartitionKey UUID id,
    String shop,
    State state,
    BigDecimal price,
    Instant listed,
    Place place,
    Spot spot,
    Set<String> tags) {}

@Dao
interface Texts {
  @Select(
      // expect: QRY-14
      where = "shop")
  List<Item> unfinished(String shop, State state);

  @Select(
      // expect: QRY-14
      where = "shop = shop")
  List<Item> noColon(String shop, State state);

  @Select(
      // expect: QRY-14
      where = "shop = :one or shop = :other")
  List<Item> either(String one, String other, State state);

  @Select(
      // expect: QRY-14
      where = "shop = :shop and (price, id) = (:price, :id)")
  List<Item> equalTuple(String shop, State state, BigDecimal price, UUID id);
}

@Dao
interface Names {
  @Select(
      // expect: QRY-14
      where = "shp = :name")
  List<Item> unknown(String name, State state);

  @Select(
      // expect: QRY-14
      where = "shop = :nam")
  List<Item> noParameter(String name, State state);

  @Select(
      // expect: QRY-14
      where = "shop = ('A', :state)")
  List<Item> noTuple(State state);

  @Select(
      // expect: QRY-14
      where = "shop = :shop and spot = (1, 'a', null)")
  List<Item> threeFields(String shop, State state);

  @Select(
      // expect: QRY-14
      where = "shop = :shop and spot = ('a', 'b')")
  List<Item> mixedFields(String shop, State state);

  @Select(
      // expect: QRY-14
      where = "shop = :shop and place.hall = 'A'")
  List<Item> part(String shop, State state);

  @Select(
      // expect: QRY-14
      where = "shop = :shop and price > :low and price >= :high")
  List<Item> twoLower(String shop, State state, BigDecimal low, BigDecimal high);

  @Select(
      // expect: QRY-14
      where = "shop = :name")
  List<Item> twice(String name, String shop, State state);

  @Select(
      // expect: QRY-14
      where = "shop = :shop and (price, id) > (:price, :id) and (price, listed) < (:price, :at)")
  List<Item> otherTuple(String shop, State state, BigDecimal price, UUID id, Instant at);
}

@Dao
interface Types {
  @Select(
      // expect: QRY-14
      where = "shop = :shop and price <= :limit")
  List<Item> mistyped(String shop, State state, int limit);

  @Select(
      // expect: QRY-14
      where = "shop in :shops")
  List<Item> mistypedList(List<Integer> shops, State state);

  @Select(
      // expect: QRY-14
      where = "shop = :shop and state = 'OLD'")
  List<Item> noConstant(String shop);

  @Select(
      // expect: QRY-14
      where = "shop = :shop and state > 'NEW'")
  List<Item> ordered(String shop);

  @Select(
      // expect: QRY-14
      where = "shop = null")
  List<Item> ofNull(State state);

  @Select(
      // expect: QRY-14
      where = "shop != 'north'")
  List<Item> unequal(State state);

  @Select(
      // expect: QRY-14
      where = "tags contains 'new'")
  List<Item> containing();

  @Select(
      // expect: QRY-14
      where = "shop = :shop and (price, id) <= (:price)")
  List<Item> shortTuple(String shop, State state, BigDecimal price);

  @Select(
      // expect: QRY-14
      where = "listed >= :from")
  List<Item> openPeriods(Instant from);
}
