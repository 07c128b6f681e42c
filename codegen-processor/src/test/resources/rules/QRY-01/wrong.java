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
}
