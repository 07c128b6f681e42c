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
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 8) LocalDate day,
    @Clustering @Identity Instant at,
    String text) {}

@Entity
@Rate(rows = 50)
@Ttl(days = 100)
record Person(@PartitionKey @Identity UUID id, String name) {}

// no number is stated
@Entity
record Note(@PartitionKey UUID id, String text) {}

@Dao
interface Lines {
  @Select
  List<Line> of(String source);

  @Select
  @AccessPattern(range = "P8D")
  List<Line> between(String source, Range<Instant> at);
}

@Dao
interface People {
  // 5,000 rows
  @FullScan(because = "a nightly report")
  List<Person> all();
}

@Dao
interface Notes {
  @FullScan(because = "a nightly report")
  List<Note> all();
}
