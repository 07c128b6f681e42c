package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Writes by statements: values, elements, fields, conditions, TTL and timestamps. */
@Dao
public interface CrateStatements {
  @Select
  Optional<Crate> find(Crate.Ship ship, int number);

  /** An entry of the index. */
  record Labelled(int number, int weight, String label) {}

  @Select(entity = Crate.class)
  List<Labelled> in(String depot);

  @Query(
      """
      INSERT INTO crate (ship, "number", depot, kind, weight, label, tags, stops, seals, doors)
      VALUES (:ship, :number, 'north', 'DRY', 5, :label, {'new', :tag}, ['a'], {:tag: 1}, {})
      """)
  void load(Crate.Ship ship, int number, String label, String tag);

  @Query(
      "insert into crate (ship, number, depot, weight, loaded_at)"
          + " values (:ship, 3, :depot, :weight, :at) using ttl :ttl")
  CompletionStage<Void> brief(Crate.Ship ship, String depot, int weight, Instant at, int ttl);

  @Query("update crate set depot = :depot, weight = :weight, kind = 'WET' where ship = :ship and number = :number")
  Write move(Crate.Ship ship, int number, String depot, int weight);

  @Query("update crate set captain = :captain where ship = :ship")
  void hire(Crate.Ship ship, String captain, WriteOptions options);

  @Query(
      """
      update crate
      set tags = tags + {:tag, 'x'}, stops = stops + :stops, seals[:seal] = :number,
          seals['x'] = null, spot.hall = :hall, spot.row = 2, doors = :doors
      where ship = :ship and number = :number
      """)
  void change(
      Crate.Ship ship,
      int number,
      String tag,
      List<String> stops,
      String seal,
      String hall,
      Set<Integer> doors);

  @Query(
      "update crate set tags = tags - :tags, stops = [:stop] + stops, seals = seals - {:seal}"
          + " where ship = :ship and number = 1")
  void take(Crate.Ship ship, Set<String> tags, String stop, String seal);

  @Query(
      "update crate set seals = seals + :seals, stops = stops - ['a'], tags = {}"
          + " where ship = :ship and number = 1")
  void seal(Crate.Ship ship, Map<String, Integer> seals);

  @Query(
      "update crate set seals = {'a': :first, 'b': 2}, stops[:place] = null"
          + " where ship = :ship and number = 1")
  void replace(Crate.Ship ship, int first, int place);

  @Query("delete label, seals[:seal], tags['x'], stops[0], spot from crate where ship = :ship and number = 1")
  void strip(Crate.Ship ship, String seal);

  @Query("delete from crate where ship = :ship and number > :after and number <= 9")
  void unload(Crate.Ship ship, int after);

  @Query("delete from crate where ship = :ship and number in :numbers")
  void unload(Crate.Ship ship, Set<Integer> numbers);

  @Query("delete from crate where ship in (:ship, :other)")
  CompletableFuture<Void> sink(Crate.Ship ship, Crate.Ship other);

  @Query(value = "update visits set number = number + :number, late = late - 1 where depot = :depot", entity = Visits.class)
  void visit(String depot, long number);

  @Query(value = "insert into seat (hall, number, guest) values (:hall, :number, :guest) if not exists", entity = Seat.class)
  Applied<Seat> take(String hall, int number, String guest);

  @Query("update seat set guest = :next where hall = :hall and number = :number if version = :version and guest = :before")
  boolean pass(String hall, int number, String next, String before, long version);

  @Query("update seat using ttl 60 set guest = :guest where hall = :hall and number = :number if version = :version")
  void lend(String hall, int number, String guest, long version);

  @Query("delete from seat where hall = :hall and number = :number if exists")
  boolean remove(String hall, int number);
}
