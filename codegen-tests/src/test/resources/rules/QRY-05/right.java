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
record Item(@PartitionKey UUID id, String title, String seller, BigDecimal price) {}

@Entity
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) int line,
    String text) {}

@Dao
interface Items {
  @Select(orderBy = "price desc")
  List<Item> dearest(String seller, Limit limit);

  @Select(orderBy = "price asc, id desc")
  List<Item> cheapest(String seller, Limit limit);

  @Select(orderBy = "seller, price")
  List<Item> cheap(String seller, Range<BigDecimal> price);
}

@Dao
interface Events {
  @Select(orderBy = "at desc, line desc")
  List<Event> newest(String source, LocalDate day, Limit limit);

  @Select(orderBy = "line desc")
  List<Event> lines(String source, LocalDate day, Instant at);
}
