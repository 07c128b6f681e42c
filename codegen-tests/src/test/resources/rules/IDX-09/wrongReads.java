package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
@CustomIndex(
    name = "items_by_seller",
    partition = "seller",
    clustering = {"price", "id"},
    include = "*")
record Item(@PartitionKey UUID id, String seller, BigDecimal price) {}

@Entity
@CustomIndex(
    name = "offers_by_seller",
    partition = "seller",
    clustering = {"price", "id"},
    include = "*",
    maintain = Maintain.SERIAL)
record Offer(@PartitionKey UUID id, String seller, BigDecimal price) {}

// expect: IDX-09
@Dao(readConsistency = Consistency.LOCAL_ONE)
interface Items {
  @Select
  Optional<Item> find(UUID id);

  @Select
  List<Item> bySeller(String seller, Limit limit);
}

// expect: IDX-09
@Dao(readConsistency = Consistency.ONE)
interface Offers {
  @Select
  Page<Offer> bySeller(String seller, PageRequest page);
}
