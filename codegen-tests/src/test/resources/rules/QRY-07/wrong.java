package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@CustomIndex(
    name = "events_by_hour",
    partition = {"hour(at)", "shard(id, 12)"},
    clustering = {"at", "id"},
    include = "*")
record Event(@PartitionKey UUID id, @Immutable Instant at, String text) {}

@Entity
record Profile(@PartitionKey UUID id, String name) {}

@Dao
interface Events {
  // 24 hours in 12 shards: an error
  @Select
  @AccessPattern(range = "PT24H")
  // expect: QRY-07
  Stream<Event> between(Range<Instant> at);
}

@Dao
interface Profiles {
  @Select
  @AccessPattern(values = 50)
  // expect: QRY-07
  List<Profile> named(Collection<UUID> id);

  // a page waits for the slowest of three: an error
  @Select
  @AccessPattern(values = 3, latency = AccessPattern.Latency.CRITICAL)
  // expect: QRY-07
  List<Profile> ofPage(Collection<UUID> id);
}
