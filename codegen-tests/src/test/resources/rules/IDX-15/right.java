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
@CustomIndex(
    name = "items_by_seller",
    partition = "seller",
    clustering = "id",
    include = "*",
    maintain = Maintain.SERVER_VIEW)
@CustomIndex(
    name = "items_by_place",
    partition = "place",
    clustering = "id desc",
    maintain = Maintain.SERVER_VIEW)
@CustomIndex(name = "items_by_price", partition = "seller", clustering = {"price", "id"})
record Item(@PartitionKey UUID id, String seller, BigDecimal price, @Frozen Place place) {}

@Udt
record Place(String town, String street) {}

@Dao
interface Items {
  @Insert
  void save(Item item);

  @Select
  List<Item> bySeller(String seller);

  @Select
  List<Item> byPlace(Place place);
}
