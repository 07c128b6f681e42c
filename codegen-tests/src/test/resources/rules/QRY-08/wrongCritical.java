package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "songs_by_artist", partition = "artist", clustering = {"title", "id"})
record Song(
    @PartitionKey UUID id,
    @Immutable String artist,
    @Immutable String title,
    String lyrics) {}

@Entity
@CustomIndex(name = "items_by_seller", partition = "seller", clustering = {"price", "id"})
@CustomIndex(name = "items_by_shop", partition = "shop", clustering = "id", include = "*")
record Item(@PartitionKey UUID id, String seller, BigDecimal price, String shop) {}

@Dao
interface Songs {
  @Select
  @AccessPattern(expectRows = 500, latency = AccessPattern.Latency.CRITICAL)
  // expect: QRY-08
  List<Song> of(String artist);
}

@Dao
interface Items {
  @Select
  @AccessPattern(expectRows = 11, latency = AccessPattern.Latency.CRITICAL)
  // expect: QRY-08
  List<Item> bySeller(String seller, Limit limit);

  @Select
  @AccessPattern(expectRows = 11, latency = AccessPattern.Latency.CRITICAL)
  // expect: QRY-08
  List<Item> byShop(String shop, Limit limit);
}
