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
    partition = {"source", "day(at)"},
    clustering = {"at", "id"},
    include = "*")
record Event(
    @PartitionKey UUID id,
    @Immutable Instant at,
    @Immutable String source,
    String text) {}

@Entity
record Stock(@PartitionKey(0) String shop, @PartitionKey(1) String article, int number) {}

@Dao
interface Events {
  @Select
  @AccessPattern(range = "P11D")
  // expect: QRY-07
  Stream<Event> between(String source, Range<Instant> at);

  @Select
  @AccessPattern(range = "P3M", latency = AccessPattern.Latency.BATCH)
  Stream<Event> ofJob(String source, Range<Instant> at);

  @Select
  @AccessPattern(range = "P101D", latency = AccessPattern.Latency.BATCH)
  // expect: QRY-07
  Stream<Event> ofLongJob(String source, Range<Instant> at);
}

@Dao
interface Stocks {
  // 4 shops, each with 4 articles
  @Select
  @AccessPattern(values = 4)
  // expect: QRY-07
  List<Stock> of(Collection<String> shop, Collection<String> article);
}
