package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// options: -Arowan.limit.fanOutPartitions=11/200

@Entity
@CustomIndex(
    name = "events_by_day",
    partition = {"source", "day(at)"},
    clustering = {"at", "id"},
    include = "*")
record Event(
    @PartitionKey UUID id,
    @Immutable Instant at,
    @Immutable String source,
    String text) {}

@Dao
interface Events {
  @Select
  @AccessPattern(range = "P11D")
  Stream<Event> between(String source, Range<Instant> at);
}
