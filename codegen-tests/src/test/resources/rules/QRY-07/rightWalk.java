package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Line(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 365) LocalDate day,
    @Clustering(order = Order.DESC) Instant at,
    String text) {}

@Entity
record Note(
    @PartitionKey(0) String owner,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MONTHS, maxWalk = 10) YearMonth month,
    @Clustering(order = Order.DESC) Instant at,
    String text) {}

@Dao
interface Lines {
  // each of these can end at an early bucket
  @Select
  @AccessPattern(latency = AccessPattern.Latency.CRITICAL)
  List<Line> newest(String source, Limit limit);

  @Select
  Page<Line> page(String source, PageRequest page);

  @Select
  Stream<Line> all(String source);

  @Select(orderBy = "at desc")
  Optional<Line> last(String source);

  @Select
  @AllowFanOut(because = "a job of the operator")
  List<Line> list(String source);
}

@Dao
interface Notes {
  // at the limit
  @Select
  List<Note> of(String owner);
}
