package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.*;

@Entity
@CustomIndex(
    name = "items_by_seller",
    partition = "sellerId",
    clustering = {"price desc", "id"},
    include = "title")
record Item(
    @PartitionKey UUID id,
    @Immutable String sellerId,
    BigDecimal price,
    Instant listedAt,
    String title,
    String text,
    Set<String> tags) {}

@Entity
record Note(@PartitionKey int owner, @Clustering int number, @Static String name, String text) {}

@Entity
record Visits(@PartitionKey String place, @Counter long number) {}

@Entity
record Seat(@PartitionKey int number, String guest, @Frozen Set<String> tags, @Version long version) {}

@Entity
@Latest(name = "weight_latest", partition = "scale", by = "at", include = "value")
record Weight(@PartitionKey String scale, @Clustering Instant at, double value) {}

@Dao
interface Updates {
  @Query("select title from items_by_seller where seller_id = :seller")
  List<String> titles(String seller);

  @Select
  Optional<Note> note(int owner, int number);

  @Select
  Optional<Item> item(UUID id);

  @Select
  Optional<Seat> seat(int number);

  @Select
  Optional<Visits> visits(String place);

  // expect: DAO-30
  @Query("update items_by_seller set title = :title where seller_id = 'ann' and price = 1 and id = :id")
  void index(UUID id, String title);

  // expect: DAO-30
  @Query("update note set txt = :text where owner = 1 and number = 2")
  void column(String text);

  // expect: DAO-30
  @Query("update note set text = 'a' where owner = 1 and number = 2 and name = 'b'")
  void outsideKey();

  // expect: DAO-30
  @Query("update note set text = 'a' where owner = 1 and number in (1, 2) if exists")
  boolean several();

  // expect: DAO-30
  @Query("update note set number = 2 where owner = 1 and number = 1")
  void key();

  // expect: DAO-30
  @Query("update note set text = text + :end where owner = 1 and number = 1")
  void addition(String end);

  // expect: DAO-30
  @Query("update note set text = :text where owner = 1 and number = 1")
  void mistyped(int text);

  // expect: DAO-30
  @Query("update note set text = 5 where owner = 1 and number = 1")
  void literal();

  // expect: DAO-30
  @Query("update note set text = lower('A') where owner = 1 and number = 1")
  void function();

  // expect: DAO-30
  @Query("update note set text = :text where owner = 1 and number = 1")
  void unused(String text, String more);

  // expect: DAO-30
  @Query("update item set tags = {:tag} + tags where id = :id")
  void prepended(UUID id, String tag);

  // expect: DAO-30
  @Query("update item set tags = tags + {null} where id = :id")
  void nullElement(UUID id);

  // expect: DAO-30
  @Query("update item set tags['a'] = 'b' where id = :id")
  void bracket(UUID id);

  // expect: DAO-30
  @Query("update seat set tags = tags + {'a'} where number = 1 if version = :version")
  void frozen(long version);

  // expect: DAO-30
  @Query("update seat set version = 3 where number = 1")
  void version();

  // expect: DAO-30
  @Query("update visits set number = 3 where place = 'a'")
  void counter();

  // expect: DAO-30
  @Query("update visits using ttl 60 set number = number + 3 where place = 'a'")
  void counterWithTtl();
}

@Dao
interface Options {
  @Select
  Optional<Note> note(int owner, int number);

  @Select
  Optional<Item> item(UUID id);

  @Select(columns = "value", entity = Weight.class)
  Optional<Double> latest(String scale);

  // expect: DAO-30
  @Query("update item using ttl 60 set title = 'a' where id = :id")
  void ttl(UUID id);

  // expect: DAO-30
  @Query("update item using timestamp 5 set title = 'a' where id = :id")
  void timestamp(UUID id);

  // expect: DAO-30
  @Query("update note using timestamp :at set text = 'a' where owner = 1 and number = 1 if exists")
  boolean conditional(Instant at);

  // expect: DAO-30
  @Query("update note using ttl :ttl set text = 'a' where owner = 1 and number = 1")
  void mistyped(long ttl);

  // expect: DAO-30
  @Query("update note using ttl -1 set text = 'a' where owner = 1 and number = 1")
  void negative();

  // expect: DAO-30
  @Query("insert into weight (scale, at, value) values ('a', :at, 1.5) using ttl 60")
  void latest(Instant at);
}

@Dao
interface Inserts {
  @Select
  Optional<Note> note(int owner, int number);

  @Select
  Optional<Item> item(UUID id);

  @Select
  Optional<Visits> visits(String place);

  // expect: DAO-30
  @Query("insert into note json '{}'")
  void json();

  // expect: DAO-30
  @Query("insert into note (owner, text) values (1, 'a')")
  void withoutKey();

  // expect: DAO-30
  @Query("insert into note (owner, number) values (1)")
  void shorter();

  // expect: DAO-30
  @Query("insert into note (owner, number, text) values (1, 2, null)")
  void ofNull();

  // expect: DAO-30
  @Query("insert into note (owner, number, number) values (1, 2, 3)")
  void twice();

  // expect: DAO-30
  @Query("insert into item (id, price, listed_at, title) values (:id, 1, :at, 'a')")
  void withoutIndexKey(UUID id, Instant at);

  // expect: DAO-30
  @Query("insert into visits (place, number) values ('a', 1)")
  void counter();
}

@Dao
interface Deletes {
  @Select
  Optional<Note> note(int owner, int number);

  @Select
  Optional<Visits> visits(String place);

  // expect: DAO-30
  @Query("delete from note where owner = 1 and text = 'a'")
  void outsideKey();

  // expect: DAO-30
  @Query("delete from note where owner = 1 and number > 3 and number < 'a'")
  void literal();

  // expect: DAO-30
  @Query("delete owner from note where owner = 1 and number = 3")
  void key();

  // expect: DAO-30
  @Query("delete number from visits where place = 'a'")
  void counter();

  // expect: DAO-30
  @Query("delete from note where owner = 1 and number = 3 if number > 2")
  boolean conditionOfKey();

  // expect: DAO-30
  @Query("delete from note where owner = 1 and number = 3 if text > null")
  boolean conditionOfNull();
}

@Dao
interface Batches {
  @Select
  Optional<Note> note(int owner, int number);

  @Select
  Optional<Visits> visits(String place);

  // expect: DAO-30
  @Query("begin unlogged batch delete from note where owner = 1 and number = 2; apply batch")
  void unlogged();

  // expect: DAO-30
  @Query("begin counter batch update visits set number = number + 1 where place = 'a'; apply batch")
  void counters();

  // expect: DAO-30
  @Query("begin batch delete from note where owner = 1 and number = 2 apply batch")
  boolean result();

  // expect: DAO-30
  @Query("begin batch delete from note where owner = 1 and number = 2 if exists apply batch")
  void conditional();

  @Query(
      // expect: DAO-30
      "begin batch delete from note where owner = 1 and number = 2;"
          + " update note set txt = 'a' where owner = 1 and number = 3 apply batch")
  void unknown();

  @Query(
      // expect: DAO-30
      "begin batch delete from note where owner = :owner and number = 2;"
          + " delete from note where owner = :owner and number = 3 apply batch")
  void unused(int owner, int number);
}
