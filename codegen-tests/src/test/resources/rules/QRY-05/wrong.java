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
record Item(@PartitionKey UUID id, String title, String seller, BigDecimal price, CqlDuration warranty) {}

@Entity
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) int line,
    String text) {}

@Dao
interface Items {
  // expect: QRY-05
  @Select(orderBy = "title")
  List<Item> bySeller(String seller);

  // expect: QRY-05
  @Select(orderBy = "price, id desc, title")
  List<Item> twisted(String seller);

  // expect: QRY-05
  @Select(orderBy = "warranty")
  List<Item> lasting(String seller);
}

@Dao
interface Events {
  // expect: QRY-05
  @Select(orderBy = "at desc, line")
  List<Event> of(String source, LocalDate day);
}

@Dao
interface Statements {
  // expect: QRY-05
  @Query("select * from event where source = 'a' and day = :day order by line")
  List<Event> byLine(LocalDate day);
}
