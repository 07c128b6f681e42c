package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
@CustomIndex(
    name = "items_by_seller",
    partition = "sellerId",
    clustering = {"price desc", "id"},
    include = "title")
@CustomIndex(
    name = "items_by_day",
    partition = {"day(listedAt)", "shard(id, 4)"},
    clustering = {"listedAt desc", "id"},
    include = "*")
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

@Dao
interface Texts {
  // expect: QRY-16
  @Query("select * form item where id = :id")
  Optional<Item> misspelt(UUID id);

  // expect: QRY-16
  @Query("select * from items_by_day where listed_at > :from and listed_at < :to")
  List<Item> reserved(Instant from, Instant to);

  // expect: QRY-16
  @Query("select * from order where id = :id")
  Optional<Item> reservedTable(UUID id);

  // expect: QRY-16
  @Query("truncate item")
  void truncate();

  // expect: QRY-16
  @Query("select * from item where id = ?")
  Optional<Item> withoutName();

  // expect: QRY-16
  @Query("select json * from note where owner = 1")
  List<Note> json();

  // expect: QRY-16
  @Query("select * from note where owner = 1 group by owner")
  List<Integer> groups();

  // expect: QRY-16
  @Query("select * from note where owner = 1 and text = 'a' allow filtering")
  List<Note> filtering();

  // expect: QRY-16
  @Query("select * from note where token(owner) > 7")
  List<Note> token();

  // expect: QRY-16
  @Query("select * from note where owner = 1 and name like 'a%'")
  List<Note> like();

  // expect: QRY-16
  @Query("select * from note where owner = 1 and (number) in ((1), (2))")
  List<Note> tuples();

  // expect: QRY-16
  @Query("select * from items_by_day where listed_at > now() and listed_at < :until")
  List<Item> function(Instant until);

  // expect: QRY-16
  @Query("select * from note where owner = 1 and number in ()")
  List<Note> nothing();
}

@Dao
interface Names {
  // expect: QRY-16
  @Query("select * from itm where id = :id")
  Optional<Item> table(UUID id);

  // expect: QRY-16
  @Query("select * from shop.item where id = :id")
  Optional<Item> keyspace(UUID id);

  // expect: QRY-16
  @Query("select title from items_by_seller where sellerId = :seller")
  List<String> property(String seller);

  // expect: QRY-16
  @Query("select * from \"Item\" where id = :id")
  Optional<Item> quoted(UUID id);

  // expect: QRY-16
  @Query("select text from items_by_seller where seller_id = :seller")
  List<String> otherTable(String seller);

  // expect: QRY-16
  @Query("select tags['a'] from item where id = :id")
  List<String> element(UUID id);

  // expect: QRY-16
  @Query("select tags.first from item where id = :id")
  List<String> field(UUID id);

  // expect: QRY-16
  @Query("select \"_v\" from item where id = :id")
  List<Long> maintained(UUID id);

  // expect: QRY-16
  @Query("select listed_at_day from items_by_day where listed_at_day = '2024-05-17'")
  List<Instant> computed();

  // expect: QRY-16
  @Query("select * from note where owner = :owner order by nummer")
  List<Note> ordered(int owner);

  // expect: QRY-16
  @Query("select text, number as text from note where owner = :owner")
  List<Map<String, Object>> twice(int owner);

  // expect: QRY-16
  @Query("select count(*) as notes, max(number) from note where owner = :owner")
  Map<String, Object> aggregates(int owner);

  // expect: QRY-16
  @Query("select * from note where owner = :onwer")
  List<Note> parameter(int owner);

  // expect: QRY-16
  @Query("select * from note where owner = :owner")
  List<Note> unused(int owner, int number);

  // expect: QRY-16
  @Query(value = "select * from note where owner = 1", entity = Item.class)
  List<Note> otherEntity();
}

@Dao
interface Types {
  // expect: QRY-16
  @Query("select * from note where owner = :owner")
  List<Note> mistyped(long owner);

  // expect: QRY-16
  @Query("select * from note where owner = 'one'")
  List<Note> literal();

  // expect: QRY-16
  @Query("select * from items_by_day where listed_at_day = '17.5.2024'")
  List<Item> date();

  // expect: QRY-16
  @Query("select * from note where owner = null")
  List<Note> ofNull();

  // expect: QRY-16
  @Query("select * from note where owner = 1 and number != 2")
  List<Note> unequal();

  // expect: QRY-16
  @Query("select * from note where owner = 1 and number > 2 and number >= 5")
  List<Note> twice();

  // expect: QRY-16
  @Query("select * from note where owner = 1 and (number, owner) > (2)")
  List<Note> shortTuple();

  // expect: QRY-16
  @Query("select * from note where owner = 1 limit 0")
  List<Note> noRows();

  // expect: QRY-16
  @Query("select * from note where owner = 1 limit :most")
  List<Note> boxed(Integer most);

  // expect: QRY-16
  @Query("select * from note where owner = 1 limit 3")
  List<Note> twoLimits(Limit limit);

  // expect: QRY-16
  @Query("select count(*) from note where owner = 1 limit 3")
  long counted();

  // expect: QRY-16
  @Query("select * from note where owner = 1 limit 3")
  Page<Note> paged(PageRequest page);
}

record Heading(String title, BigDecimal amount) {}

@Entity
record Picture(
    @PartitionKey int shelf, @Clustering int number, @Dimensions(3) @NativeIndex float[] meaning) {}

@Dao
interface Results {
  // expect: QRY-16
  @Query("select * from items_by_seller where seller_id = :seller")
  List<Item> wholeEntity(String seller);

  // expect: QRY-16
  @Query("select id, title from item where id = :id")
  Optional<Item> partOfEntity(UUID id);

  // expect: QRY-16
  @Query("select * from note where owner = 1")
  List<Item> foreignEntity();

  // expect: QRY-16
  @Query("select title, price from items_by_seller where seller_id = :seller")
  List<Heading> withoutAlias(String seller);

  // expect: QRY-16
  @Query("select title, text from item where id = :id")
  Optional<String> twoValues(UUID id);

  // expect: QRY-16
  @Query("select tags['a'] from item where id = :id")
  Optional<String> element(UUID id);

  // expect: QRY-16
  @Query("select name from note where owner = 1")
  List<String> ofPartition();

  // expect: QRY-16
  @Query("select distinct * from note where owner = 1")
  List<Note> distinct();
}

@Dao
interface Pictures {
  @Insert
  void save(Picture picture);

  // expect: QRY-16
  @Query("select similarity_cosine(meaning, :near) from picture where shelf = 1")
  List<Float> withoutSearch(float[] near);

  // expect: QRY-16
  @Query("select similarity_cosine(meaning, :b) from picture order by meaning ann of :a limit 3")
  List<Float> otherVector(float[] a, float[] b);
}

@Entity
@Latest(name = "reading_latest", partition = "sensor", by = "at", include = "*")
record Reading(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    double value) {}

@Dao
interface Readings {
  // expect: QRY-16
  @Query("select * from reading_latest where sensor = :sensor")
  List<Reading> several(String sensor);
}

@Dao
interface Foreign {
  // expect: QRY-16
  @Query("select text from note where owner = 1")
  List<String> texts();
}
