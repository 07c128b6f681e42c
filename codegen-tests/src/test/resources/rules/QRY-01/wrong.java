package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "items_by_seller", partition = "seller", clustering = {"price desc", "id"})
record Item(
    @PartitionKey UUID id,
    String title,
    String seller,
    BigDecimal price,
    Instant soldAt,
    Set<String> tags,
    CqlDuration warranty,
    @Dimensions(3) float[] picture) {}

@Entity
record Message(
    @PartitionKey String room,
    @Clustering(order = Order.DESC) Instant at,
    String author,
    @Static String topic) {}

@Entity
record Visits(@PartitionKey String page, @Counter long views) {}

@Dao
interface Items {
  @Select
  // expect: QRY-01
  List<Item> byTitle(String title);

  @Select
  // expect: QRY-01
  List<Item> all();

  @Select
  // expect: QRY-01
  List<Item> cheap(Range<BigDecimal> price);

  @Select
  // expect: QRY-01
  Optional<Item> titled(UUID id, String title);

  @Select
  // expect: QRY-01
  List<Item> soldBefore(Range<Instant> soldAt);

  @Select(orderBy = "soldAt desc")
  // expect: QRY-01
  List<Item> latest(Limit limit);

  @Select(orderBy = "price desc")
  // expect: QRY-01
  List<Item> dear(String title, Range<BigDecimal> price);

  @Select
  // expect: QRY-01
  List<Item> tagged(Set<String> tags);

  @Select
  // expect: QRY-01
  List<Item> lasting(CqlDuration warranty);

  @Select
  // expect: QRY-01
  List<Item> like(float[] picture);

  @Select(columns = "count(*)")
  // expect: QRY-01
  long count();

  @Select(columns = "count(*)")
  // expect: QRY-01
  long countPictures(float[] picture);

  @Select
  // expect: QRY-01
  boolean exists(String title);

  @Select
  // expect: QRY-01
  boolean any();

  @Select(columns = "title")
  // expect: QRY-01
  List<String> titles();
}

@Dao
interface Messages {
  @Select
  // expect: QRY-01
  List<Message> by(String room, String author);

  @Select
  // expect: QRY-01
  Page<Message> all(PageRequest page);
}

@Dao
interface Counts {
  @Select
  // expect: QRY-01
  List<Visits> seen(long views);
}

@Dao
interface Statements {
  // expect: QRY-01
  @Query("select * from item where title = :title")
  List<Item> titled(String title);

  // expect: QRY-01
  @Query("select id from item where seller = :seller and price > 5")
  List<UUID> otherTable(String seller);

  // expect: QRY-01
  @Query("select * from message order by at desc")
  List<Message> newest();
}
