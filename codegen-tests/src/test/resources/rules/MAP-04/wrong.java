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
record Item(
    @PartitionKey UUID id,
    String sellerId,
    // expect: MAP-04
    @Column("seller_id") String seller) {}

@Entity
// expect: MAP-04
@CustomIndex(name = "twice_by_title", partition = "title", clustering = {"title", "id"})
record Twice(@PartitionKey UUID id, String title) {}

@Entity
record Order(
    @PartitionKey UUID id,
    @Embedded(prefix = "to_") Address shipTo,
    // expect: MAP-04
    @Embedded(prefix = "to_") Address billTo) {}

record Address(String city) {}

@Entity
// expect: MAP-04
@Bucket(column = "day", position = 1, of = "at", unit = ChronoUnit.DAYS)
record TakenColumn(@PartitionKey(0) String source, @Clustering Instant at, LocalDate day) {}

@Entity
@Bucket(column = "part", position = 1, of = "at", unit = ChronoUnit.DAYS)
// expect: MAP-04
@Shard(column = "part", position = 2, count = 4, by = "at")
record TwoColumns(@PartitionKey(0) String source, @Clustering Instant at, String text) {}

@Entity
// expect: MAP-04
@Bucket(column = "event_day", position = 1, of = "at", unit = ChronoUnit.DAYS)
record TakenParameter(
    @PartitionKey(0) String source, @Clustering Instant at, @Column("held") LocalDate eventDay) {}
