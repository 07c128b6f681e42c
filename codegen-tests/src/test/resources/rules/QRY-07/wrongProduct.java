package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Stock(
    @PartitionKey String shop,
    @Clustering(0) String article,
    @Clustering(1) String color,
    int number) {}

@Dao
interface Stocks {
  @Select
  @AccessPattern(values = 50)
  // expect: QRY-07
  List<Stock> of(String shop, Collection<String> article, Collection<String> color);

  @Select
  @AccessPattern(values = 6)
  // expect: QRY-07
  List<Stock> few(String shop, Collection<String> article, Collection<String> color);
}
