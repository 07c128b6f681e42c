package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.Applied;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.*;

enum State {
  NEW,
  SOLD
}

@Udt
record Place(String hall, int shelf) {}

@Entity
record Item(
    @PartitionKey String shop,
    @Clustering UUID id,
    @Static String owner,
    State state,
    BigDecimal price,
    int left,
    Instant added,
    Set<String> tags,
    Map<String, Integer> labels,
    List<String> steps,
    Place place) {}

@Entity
@CustomIndex(
    name = "seat_by_hall",
    partition = "hall",
    clustering = {"row", "id"},
    maintain = Maintain.SERIAL)
record Seat(
    @PartitionKey String row, @Clustering int id, @Static String price, String hall, String holder) {}

@Dao
interface Texts {
  @Update(
      // expect: DAO-24
      onlyIf = "price")
  boolean unfinished(String shop, UUID id, BigDecimal price);

  @Update(
      // expect: DAO-24
      onlyIf = "price = expected")
  boolean noColon(String shop, UUID id, BigDecimal price);

  @Update(
      // expect: DAO-24
      onlyIf = "price = :price or left = 0")
  boolean either(String shop, UUID id, BigDecimal price);

  @Delete(
      // expect: DAO-24
      onlyIf = "left like 3")
  boolean like(Item item);
}

@Dao
interface Names {
  @Delete(
      // expect: DAO-24
      onlyIf = "prize > 3")
  boolean unknown(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "shop = 'north'")
  boolean key(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "price > :limit")
  boolean noParameter(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "place.floor = 3")
  boolean noField(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "state.name = 'NEW'")
  boolean noType(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "tags[0] = 'new'")
  boolean noList(Item item);
}

@Dao
interface Types {
  @Delete(
      // expect: DAO-24
      onlyIf = "price > :limit")
  boolean mistyped(Item item, int limit);

  @Delete(
      // expect: DAO-24
      onlyIf = "state in :some")
  boolean mistypedList(Item item, List<String> some);

  @Delete(
      // expect: DAO-24
      onlyIf = "state = 'OLD'")
  boolean noConstant(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "left = 3000000000")
  boolean tooLarge(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "added = '2026-01-01'")
  boolean noMoment(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "left > null")
  boolean aboveNull(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "left in 3")
  boolean noBrackets(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "state >= 'NEW'")
  boolean ordered(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "left contains 3")
  boolean containsNothing(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "tags contains key 'new'")
  boolean noKeys(Item item);

  @Delete(
      // expect: DAO-24
      onlyIf = "steps['first'] = 'new'")
  boolean textIndex(Item item);
}

@Dao
interface Shapes {
  @Update(
      ifExists = true,
      // expect: DAO-24
      onlyIf = "left = 0")
  boolean both(Item item);

  @Update(
      // expect: DAO-24
      onlyIf = "left = 0")
  boolean changed(Item before, Item after);

  @Update(
      // expect: DAO-24
      onlyIf = "left = 0",
      entity = Item.class)
  boolean ofPartition(String shop, String owner);

  @Delete(
      // expect: DAO-24
      onlyIf = "price = null")
  boolean ofIndexed(Seat seat);
}
