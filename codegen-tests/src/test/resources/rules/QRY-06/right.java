package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "event_by_line", partition = {"source", "day"}, clustering = {"line", "at"})
@CustomIndex(
    name = "event_by_line_2",
    partition = {"source", "day", "day(at)"},
    clustering = {"line", "at"})
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) int line,
    String text) {}

@Dao
interface Events {
  @Select(orderBy = "at, line")
  List<Event> of(String source, LocalDate day, Range<Instant> at);

  @Select(orderBy = "line")
  List<Event> byLine(String source, LocalDate day);

  @Select(orderBy = "line")
  List<Event> byLine(String source, LocalDate day, Collection<LocalDate> atDay);
}
