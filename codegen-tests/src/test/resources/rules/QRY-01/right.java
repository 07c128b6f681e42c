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

@Dao
interface Items {
  @Select
  Optional<Item> find(UUID id);

  @Select
  Stream<Item> bySeller(String seller);

  @Select
  Page<Item> bySeller(String seller, Range<BigDecimal> price, PageRequest page);

  @Select
  CompletionStage<List<Item>> at(String seller, BigDecimal price);
}
