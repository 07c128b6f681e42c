package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Person(@PartitionKey UUID id, @NativeIndex String city) {}

@Entity
record Member(@PartitionKey UUID team, @Clustering UUID id, @NativeIndex String city) {}

@Dao
interface People {
  @FullScan(because = "the first names on one page")
  @AccessPattern(latency = AccessPattern.Latency.CRITICAL)
  List<Person> some(Limit limit);

  @FullScan(because = "a report")
  List<Person> all();

  @Select
  Stream<Person> of(String city);

  @Select
  @AllowFanOut(because = "three nodes")
  @AccessPattern(latency = AccessPattern.Latency.CRITICAL)
  List<Person> inCity(String city);
}

@Dao
interface Members {
  // one partition
  @Select
  @AccessPattern(latency = AccessPattern.Latency.CRITICAL)
  List<Member> of(UUID team, String city);
}
