package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;

/** Writes by statements, of an entity with an index that a cluster maintains in stages. */
@Dao
public interface Crates {
  @Insert
  void save(Crate crate);

  @Select
  Optional<Crate> find(String ship, int number);

  @Select
  List<Crate> on(String ship);

  record Entry(String ship, int number, int weight, String label, Set<String> tags) {}

  @Select
  List<Entry> in(String depot);

  // tag::crates[]
  @Query(
      "insert into crate (ship, number, depot, weight, label) values (:ship, :number, :depot, 0, :label)")
  void load(String ship, int number, String depot, String label);

  @Query(
      "update crate set depot = :depot, weight = :weight where ship = :ship and number = :number")
  void move(String ship, int number, String depot, int weight); // moves the entry in crate_by_depot

  @Query(
      """
      update crate
      set tags = tags + {:tag, 'checked'}, stops = stops + :stops, seals[:seal] = :number,
          spot.row = null
      where ship = :ship and number = 7
      """)
  void check(String ship, String tag, List<String> stops, String seal, int number);

  @Query("delete label, seals[:seal] from crate where ship = :ship and number = :number")
  void unseal(String ship, int number, String seal);

  @Query("delete from crate where ship = :ship and number >= :first and number < 100")
  void unload(String ship, int first);

  // end::crates[]

  // tag::statement-batch[]
  @Query(
      """
      begin batch
        insert into crate (ship, number, depot, weight) values (:other, :number, :depot, :weight);
        delete from crate where ship = :ship and number = :number;
      apply batch
      """)
  void tranship(String ship, String other, int number, String depot, int weight);

  // end::statement-batch[]

  @Query(
      "INSERT INTO Crate (ship, number, captain, depot, weight, label, tags, stops, seals, spot)"
          + " VALUES (:ship, :number, 'Ünï ''s', :depot, :weight, :label, {'new', :tag},"
          + " ['a', :stop], {:seal: 1, 'x': :count}, :spot)")
  Write planned(
      String ship,
      int number,
      String depot,
      int weight,
      String label,
      String tag,
      String stop,
      String seal,
      int count,
      Crate.Spot spot);

  @Query(
      "insert into crate (ship, number, depot, weight) values (:ship, :number, :depot, :weight) using ttl :ttl")
  void briefly(String ship, int number, String depot, int weight, Duration ttl);

  @Query("update crate set depot = 'lost', weight = 1 where ship = :ship and number = :number")
  Write losing(String ship, int number);

  @Query("update crate set captain = :captain where ship = :ship")
  CompletionStage<Void> hire(String ship, String captain);

  @Query("delete captain from crate where ship = :ship")
  void dismiss(String ship);

  @Query(
      "update crate set tags = tags - :tags, stops = :stops + stops, seals = seals - {'x'}"
          + " where ship = :ship and number = :number")
  void change(String ship, int number, Set<String> tags, List<String> stops);

  @Query(
      "update crate set seals = seals + :seals, stops = stops - [:stop] where ship = :ship and number = :number")
  void seal(String ship, int number, Map<String, Integer> seals, String stop);

  @Query(
      "update crate set seals = seals + {:one: 1, :two: 2}, stops[:place] = :stop, spot.hall = :hall, spot.row = 3"
          + " where ship = :ship and number = :number")
  void parts(String ship, int number, String one, String two, int place, String stop, String hall);

  @Query(
      "update crate set tags = {}, stops = [], seals = {}, label = null, spot = null"
          + " where ship = :ship and number = :number")
  void clear(String ship, int number);

  @Query(
      "update crate set tags = {:tag}, stops = [:tag, 'b'], seals = {:tag: 5} where ship = :ship and number = :number")
  void replace(String ship, int number, String tag);

  @Query("delete tags[:tag], stops[0], spot.row from crate where ship = :ship and number = :number")
  void parts(String ship, int number, String tag);

  @Query("update crate set seals = seals + :seals where ship = :ship and number = :number")
  void seal(String ship, int number, Map<String, Integer> seals);

  @Query("delete from crate where ship = :ship and number = :number")
  CompletionStage<Void> remove(String ship, int number);

  @Query("delete from crate where ship = :ship and number in :numbers")
  void removeEach(String ship, Collection<Integer> numbers);

  @Query("delete from crate where ship = :ship and number in (1, 2)")
  void removeTwo(String ship, WriteOptions options);

  @Query("delete from crate where ship in (:ship, :other)")
  void removeAll(String ship, String other);
}
