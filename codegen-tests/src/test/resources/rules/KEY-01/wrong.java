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
record Reading(
    @PartitionKey UUID sensor,
    @Clustering(0) Instant takenAt,
    // expect: KEY-01
    @Clustering(0) int line,
    String text) {}

@Entity
// expect: KEY-01
@Bucket(column = "day", of = "at", unit = ChronoUnit.DAYS)
// expect: KEY-01
@Shard(column = "shard", count = 4, by = "at")
record NoPosition(@PartitionKey(0) String source, @Clustering Instant at, String text) {}

@Entity
// expect: KEY-01
@Bucket(column = "day", position = 0, of = "at", unit = ChronoUnit.DAYS)
record SharedPosition(@PartitionKey String source, @Clustering Instant at, String text) {}

@Entity
// expect: KEY-01
@Bucket(column = "day", position = 2, of = "at", unit = ChronoUnit.DAYS)
record GapBefore(@PartitionKey String source, @Clustering Instant at, String text) {}
