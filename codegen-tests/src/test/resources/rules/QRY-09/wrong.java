package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@Rate(rows = 200, scope = Rate.Scope.OWNER)
@Ttl(days = 30)
record Reading(@PartitionKey String sensor, @Clustering @Identity Instant at, double value) {}

@Dao
interface Readings {
  // 6,000 rows
  @Select
  // expect: QRY-09
  List<Reading> of(String sensor);

  @Select
  @AccessPattern(expectRows = 5_001)
  // expect: QRY-09
  List<Reading> between(String sensor, Range<Instant> at);

  @FullScan(because = "a nightly export")
  @AccessPattern(expectRows = 1_000_000)
  // expect: QRY-09
  List<Reading> all();
}
