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
@Bucket(column = "hour", position = 1, of = "at", unit = ChronoUnit.HOURS, maxWalk = 11)
@Shard(column = "shard", position = 2, count = 2, by = "at")
record Event(@PartitionKey(0) String source, @Clustering Instant at, String text) {}

@Dao
interface Lines {
  // a list has the rows of all buckets
  @Select
  // expect: QRY-07
  List<Line> of(String source);

  @Select(columns = "count(*)", entity = Line.class)
  // expect: QRY-07
  long count(String source);

  @Select
  @AccessPattern(range = "P20D")
  // expect: QRY-07
  Stream<Line> between(String source, Range<Instant> at);
}

@Dao
interface Events {
  @Select
  // expect: QRY-07
  List<Event> of(String source);
}
