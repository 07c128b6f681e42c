package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
@CustomIndex(name = "readings_by_kind", partition = {"kind", "day"}, clustering = {"at", "sensor"})
@Latest(name = "latest_readings", partition = "sensor", by = "at", include = "value")
@Latest(name = "latest_of_day", partition = {"sensor", "day"}, by = "at", include = "*")
record Reading(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30) LocalDate day,
    @Clustering Instant at,
    @Immutable String kind,
    double value) {}

@Dao
interface Readings {
  @Insert
  void save(Reading reading);

  @Select(orderBy = "at desc")
  Optional<Reading> latest(String sensor);

  @Select(columns = "value")
  Optional<Double> latestValue(String sensor);

  @Select
  Optional<Reading> latestOfDay(String sensor, LocalDate day);
}
