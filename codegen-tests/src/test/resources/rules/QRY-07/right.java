package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@CustomIndex(
    name = "events_by_day",
    partition = {"day(at)", "shard(id, 12)"},
    clustering = {"at", "id"},
    include = "*")
record Event(@PartitionKey UUID id, @Immutable Instant at, String text) {}

@Entity
record Profile(@PartitionKey UUID id, String name) {}

@Dao
interface Events {
  // shards are a choice: 12 of them are no finding
  @Select
  @AccessPattern(range = "PT24H")
  Stream<Event> between(Range<Instant> at);

  @Select
  @AccessPattern(range = "P30D", latency = AccessPattern.Latency.BATCH)
  @AllowFanOut(because = "a nightly report of a month")
  Stream<Event> ofMonth(Range<Instant> at);

  @Select
  Stream<Event> nothingStated(Range<Instant> at);
}

@Dao
interface Profiles {
  @Select
  @AccessPattern(values = 10)
  List<Profile> named(Collection<UUID> id);

  @Select
  @AccessPattern(latency = AccessPattern.Latency.CRITICAL)
  Optional<Profile> find(UUID id);

  @Select
  @AccessPattern(values = 20)
  @SuppressDesign(rule = "QRY-07", because = "an internal page that few people open")
  List<Profile> ofTeam(Collection<UUID> id);
}
