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
record Note(@PartitionKey UUID id, @Clustering Instant at, String text, int stars) {}

@Entity
@CustomIndex(name = "items_by_seller", partition = "seller", clustering = {"price desc", "id"})
record Item(@PartitionKey UUID id, String title, String seller, BigDecimal price) {}

@Dao
interface Notes {
  @Select
  Note get(UUID id, Instant at);

  @Select
  List<Note> first(UUID id, Limit limit);

  @Select(orderBy = "at desc")
  Optional<Note> newest(UUID id);
}

@Dao
interface Items {
  @Select
  Optional<Item> exactly(String seller, BigDecimal price, UUID id);
}
