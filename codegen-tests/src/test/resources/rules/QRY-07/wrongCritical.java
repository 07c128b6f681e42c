package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Person(
    @PartitionKey UUID id,
    String name,
    @NativeIndex String city,
    @NativeIndex @Dimensions(2) float[] face) {}

@Dao
interface People {
  @FullScan(because = "all names on one page")
  @AccessPattern(latency = AccessPattern.Latency.CRITICAL)
  // expect: QRY-07
  List<Person> all();

  @Select
  @AccessPattern(latency = AccessPattern.Latency.CRITICAL)
  // expect: QRY-07
  List<Person> of(String city, Limit limit);

  @Select(orderBy = "face ann of :near")
  @AccessPattern(latency = AccessPattern.Latency.CRITICAL)
  // expect: QRY-07
  List<Person> similar(float[] near, Limit limit);
}
