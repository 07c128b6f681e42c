package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Profile(@PartitionKey UUID id, String name, String state) {}

@Entity
record Vote(@PartitionKey UUID poll, @Clustering UUID voter, int choice) {}

@Dao
interface Profiles {
  @Delete(entity = Profile.class)
  @AccessPattern(values = 10)
  void remove(Collection<UUID> id);

  @Update(entity = Profile.class)
  @AccessPattern(values = 100, latency = AccessPattern.Latency.BATCH)
  void close(Collection<UUID> id, String state);

  @Delete(entity = Profile.class)
  @AccessPattern(values = 500)
  @AllowFanOut(because = "a job removes old profiles at night")
  void removeOld(Collection<UUID> id);

  @Delete(entity = Profile.class)
  void removeSome(Collection<UUID> id);
}

@Dao
interface Votes {
  // one partition
  @Delete(entity = Vote.class)
  @AccessPattern(values = 500)
  void withdraw(UUID poll, Collection<UUID> voter);
}
