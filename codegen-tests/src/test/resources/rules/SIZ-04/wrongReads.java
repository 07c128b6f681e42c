package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Rates(@PartitionKey @Cardinality(distinct = 200, skew = 40) String currency, double rate) {}

@Dao
interface RateReads {
  @Select
  @AccessPattern(perSecond = 15_000)
  // expect: SIZ-04
  Optional<Rates> of(String currency);

  @Select
  @AccessPattern(perSecond = 100, values = 2)
  List<Rates> ofSome(Collection<String> currency);
}

@Entity
record Quote(@PartitionKey @Cardinality(distinct = 40) String market, double value) {}

@Dao
interface QuotesOfPages {
  @Select
  @AccessPattern(perSecond = 60_000)
  Optional<Quote> of(String market);
}

// Two DAOs read the same partitions; the message is at the method with the most reads.
@Dao
interface QuotesOfPrograms {
  @Select
  @AccessPattern(perSecond = 61_000)
  // expect: SIZ-04
  Optional<Quote> find(String market);
}
