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
    Set<String> tags) {}

@Entity
record Note(@PartitionKey int owner, @Clustering int number, @Static String name, String text) {}

record Heading(String title, BigDecimal amount) {}

@Dao
interface Items {
  @Query("select * from item where id = :id")
  Optional<Item> find(UUID id);

  @Query("select title, price as amount from items_by_seller where seller_id = :seller limit :most")
  List<Heading> headings(String seller, int most);

  @Query("select max(price) from items_by_seller where seller_id = :seller and price < 100")
  Optional<BigDecimal> highest(String seller);

  @Query("select * from items_by_day where listed_at > :\"from\" and listed_at < :\"to\"")
  List<Item> between(Instant from, Instant to);

  @Query("select * from items_by_day where listed_at >= '2024-05-17T00:00Z' and listed_at < :until")
  Page<Item> until(Instant until, PageRequest page);
}

@Dao
interface Notes {
  @Query("select * from note where owner in (1, :other) and number > 5 order by number desc")
  List<Note> notes(int other, Limit limit);

  @Query("select distinct name from note where owner = :owner")
  Optional<String> name(int owner);
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
  @Query("select * from reading_latest where sensor = :sensor")
  Optional<Reading> latest(String sensor);

  @Query("select value from reading where sensor = :sensor and at > '2024-05-17T12:00Z' and at < :to_time")
  List<Double> values(String sensor, Instant to_time);
}

@Dao
interface Texts {
  @Query(value = "select text from note where owner = 1", entity = Note.class)
  List<String> texts();
}
