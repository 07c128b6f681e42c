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
@Ttl(days = 30)
@TableOptions(compaction = TableOptions.Compaction.TIME_WINDOW, gcGraceSeconds = 10_800)
record Entry(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering UUID id,
    String text) {}

@Entity
@TableOptions(
    compaction = TableOptions.Compaction.LEVELED,
    gcGraceSeconds = 10_800,
    compression = TableOptions.Compression.ZSTD)
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering @Identity Instant at,
    String text) {}

@Entity
@TableOptions(compaction = TableOptions.Compaction.TIME_WINDOW)
@SuppressDesign(rule = "TTL-04", because = "each insert has a TTL of its own")
record Trace(@PartitionKey UUID id, String text) {}

@Dao
interface Events {
  @Insert
  void save(Event event);

  @Delete(entity = Event.class)
  void remove(String source, LocalDate day, Instant at);
}

@Entity
@Ttl(hours = 20)
@TableOptions(
    compaction = TableOptions.Compaction.TIME_WINDOW,
    windowUnit = ChronoUnit.HOURS,
    gcGraceSeconds = 10_800)
record Reading(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) LocalDate day,
    @Clustering @Identity Instant at,
    String place) {}

@Dao
interface Readings {
  @Insert
  void save(Reading reading);
}

@Entity
@CustomIndex(
    name = "hits_by_page",
    partition = "page",
    clustering = {"at desc", "id"},
    ttl = @Ttl(hours = 20))
@TableOptions(
    index = "hits_by_page",
    compaction = TableOptions.Compaction.TIME_WINDOW,
    windowUnit = ChronoUnit.HOURS)
record Hit(@PartitionKey UUID id, @Immutable String page, @Immutable Instant at) {}
