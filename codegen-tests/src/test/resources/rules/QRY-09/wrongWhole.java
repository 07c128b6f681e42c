package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
@Rate(rows = 600, scope = Rate.Scope.OWNER)
@Ttl(days = 30)
record Line(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 9) LocalDate day,
    @Clustering @Identity Instant at,
    String text) {}

@Entity
@Rate(rows = 6_000, scope = Rate.Scope.OWNER)
@Ttl(days = 2)
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 9) LocalDate day,
    @Clustering @Identity Instant at,
    String text) {}

@Entity
@Rate(rows = 100)
@Ttl(days = 100)
record Person(@PartitionKey @Identity UUID id, String name) {}

@Dao
interface Lines {
  // nine buckets of 600 rows
  @Select
  // expect: QRY-09
  List<Line> of(String source);
}

@Dao
interface Events {
  // the rows of two days, in nine buckets
  @Select
  // expect: QRY-09
  List<Event> of(String source);

  // the rows of one bucket
  @Select
  @AccessPattern(range = "P1D")
  // expect: QRY-09
  List<Event> ofDay(String source, Range<Instant> at);
}

@Dao
interface People {
  // all 10,000 rows of the table
  @FullScan(because = "a nightly report")
  // expect: QRY-09
  List<Person> all();
}
