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
