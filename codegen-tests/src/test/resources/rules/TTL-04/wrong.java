package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
// expect: TTL-04
@TableOptions(compaction = TableOptions.Compaction.TIME_WINDOW, windowSize = 2)
record Entry(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering UUID id,
    String text) {}

@Entity
@Ttl(days = 30)
@CustomIndex(name = "events_by_text", partition = "text", clustering = {"at", "source", "day"})
@TableOptions(
    // expect: TTL-04
    compaction = TableOptions.Compaction.TIME_WINDOW,
    // expect: TTL-04
    gcGraceSeconds = 0)
// expect: TTL-04
@TableOptions(index = "events_by_text", gcGraceSeconds = 3_600)
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering @Identity Instant at,
    @Immutable String text) {}

@Dao
interface Events {
  @Insert
  void save(Event event);

  @Delete(entity = Event.class)
  void remove(String source, LocalDate day, Instant at);
}

// expect: TTL-04
@Entity
@Ttl(days = 90)
@CustomIndex(
    name = "readings_by_place",
    partition = {"place", "day(at)"},
    clustering = {"at", "sensor", "month"})
record Reading(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) YearMonth month,
    @Clustering @Identity Instant at,
    @Immutable String place) {}

@Dao
interface Readings {
  @Insert
  void save(Reading reading);
}

@Entity
@Ttl(days = 30)
// expect: TTL-04
@TableOptions(compaction = TableOptions.Compaction.TIME_WINDOW, windowSize = 2)
record State(
    @PartitionKey(0) String device,
    @PartitionKey(1) LocalDate day,
    @Clustering UUID id,
    String text) {}

@Dao
interface States {
  @Insert
  void save(State state);

  @Update
  void change(State state);
}
