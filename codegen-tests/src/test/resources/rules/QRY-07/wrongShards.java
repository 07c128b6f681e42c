package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// options: -Arowan.limit.fanOutPartitions=5/50

// shards are reported above the limit for errors only
@Entity
@CustomIndex(
    name = "events_by_kind",
    partition = {"kind", "shard(id, 51)"},
    clustering = "id",
    include = "*")
@CustomIndex(
    name = "events_by_source",
    partition = {"source", "shard(id, 50)"},
    clustering = "id",
    include = "*")
record Event(@PartitionKey UUID id, @Immutable String source, @Immutable String kind) {}

@Dao
interface Events {
  @Select
  // expect: QRY-07
  Stream<Event> ofKind(String kind);

  @Select
  Stream<Event> ofSource(String source);
}
