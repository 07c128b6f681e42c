package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Sales(@PartitionKey UUID article, @Counter long sold) {}

@Dao
interface SalesReads {
  @Select
  // expect: CNS-03
  @AccessPattern(exact = true)
  Optional<Sales> of(UUID article);

  @Select
  @AccessPattern(perSecond = 5)
  List<Sales> ofSome(Collection<UUID> article);
}
