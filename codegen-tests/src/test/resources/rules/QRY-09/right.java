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

@Entity
record Note(@PartitionKey UUID owner, @Clustering UUID id, String text) {}

@Dao
interface Readings {
  @Select
  Stream<Reading> of(String sensor);

  @Select
  List<Reading> some(String sensor, Limit limit);

  @Select
  Page<Reading> page(String sensor, PageRequest page);

  // a range whose length is not stated
  @Select
  List<Reading> between(String sensor, Range<Instant> at);

  @Select
  @AccessPattern(expectRows = 5_000)
  List<Reading> few(String sensor);

  @Select
  @SuppressDesign(rule = "QRY-09", because = "a job with much memory sorts all of them")
  List<Reading> sorted(String sensor);
}

@Dao
interface Notes {
  @Select
  List<Note> of(UUID owner);
}
