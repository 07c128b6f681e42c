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
    Set<String> tags) {}

@Entity
record Note(@PartitionKey int owner, @Clustering int number, @Static String name, String text) {}

@Entity
record Visits(@PartitionKey String place, @Counter long number) {}

@Entity
record Seat(@PartitionKey int number, String guest, Set<String> tags, @Version long version) {}

@Dao
interface Writes {
  @Query("select title from items_by_seller where seller_id = :seller")
  List<String> titles(String seller);

  @Query("insert into item (id, seller_id, price, listed_at) values (:id, :seller, 1.5, :at) using ttl 60")
  void list(UUID id, String seller, Instant at);

  @Query("insert into note (owner, number, text) values (1, :number, :text) if not exists")
  Applied<Note> write(int number, String text);

  @Query("update item set price = :price, tags = tags + {:tag, 'new'} where id = :id")
  void change(UUID id, BigDecimal price, String tag);

  @Query("update note using ttl :ttl and timestamp :at set text = 'a' where owner = 1 and number = 2")
  void rewrite(int ttl, long at);

  @Query(
      value =
          "update seat set guest = :next where number = :number if version = :version and guest = null",
      entity = Seat.class)
  boolean seat(int number, String next, long version);

  @Query(value = "update visits set number = number + 1 where place = :place", entity = Visits.class)
  void visit(String place);

  @Query("delete text from note where owner = 1 and number = 2 if name = 'a'")
  boolean clear();

  @Query(value = "delete from note where owner = 1 and number >= :first", entity = Note.class)
  void remove(int first);

  @Query(value = "update item set title = null where id = :id", entity = Item.class)
  void untitled(UUID id);
}

@Dao
interface Batches {
  @Select
  Optional<Note> note(int owner, int number);

  @Query(
      "begin batch update note set text = :text where owner = :owner and number = 2;"
          + " delete from note where owner = :owner and number = 3 apply batch")
  void both(int owner, String text);

  @Query("delete from note where owner in (1, 2) and number in :numbers")
  void lists(Collection<Integer> numbers);

  @Query("update note set text = 'a' where owner in (1, 2) and number in (3, 4)")
  void each();
}
