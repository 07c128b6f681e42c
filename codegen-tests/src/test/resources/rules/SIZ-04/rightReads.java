package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Rates(@PartitionKey @Cardinality(distinct = 200, skew = 40) String currency, double rate) {}

@Entity
record Setting(@PartitionKey String name, String value) {}

@Dao
interface RateReads {
  // 15,000 / 200 × 40 is the limit of 3,000
  @Select
  @AccessPattern(perSecond = 15_000)
  Optional<Rates> of(String currency);
}

@Dao
interface Settings {
  // the number of settings is not stated
  @Select
  @AccessPattern(perSecond = 100_000)
  Optional<Setting> of(String name);
}
