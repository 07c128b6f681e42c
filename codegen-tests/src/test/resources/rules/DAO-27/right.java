package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

@Entity
@Ttl(days = 30)
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

  @Select
  Optional<Reading> latest(String sensor);
}
