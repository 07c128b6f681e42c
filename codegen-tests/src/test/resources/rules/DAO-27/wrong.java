package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

@Entity
@Latest(name = "latest_readings", partition = "sensor", by = "at")
record Reading(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) LocalDate day,
    @Clustering Instant at,
    double value) {}

@Dao
interface Readings {
  @Insert
  void save(Reading reading);

  @Delete
  // expect: DAO-27
  void remove(Reading reading);

  @Delete(entity = Reading.class)
  // expect: DAO-27
  void removeAllOf(String sensor, LocalDate day);

  @Select
  Optional<Reading> latest(String sensor);
}
