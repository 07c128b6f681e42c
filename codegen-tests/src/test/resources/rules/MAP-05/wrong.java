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

// expect: MAP-05
@Entity("open orders")
record Order(@PartitionKey UUID id) {}

// expect: MAP-05
@Entity("user_activity_by_user_and_activity_type_and_month")
record Activity(@PartitionKey UUID id) {}

// expect: MAP-05
@Entity(value = "parcel", formerly = "all parcels")
record Parcel(@PartitionKey UUID id) {}

@Entity("good")
@CustomIndex(
    // expect: MAP-05
    name = "By-Title",
    partition = "title",
    clustering = "id")
@CustomIndex(
    name = "posts_by_letters",
    // expect: MAP-05
    partition = "lower(title) as _l",
    clustering = "id")
record Post(
    @PartitionKey UUID id,
    String title,
    // expect: MAP-05
    @Column("_d") int size,
    // expect: MAP-05
    @Column("a\tb") String text) {}

@Entity
// expect: MAP-05
@Bucket(column = "_m", position = 1, of = "at", unit = ChronoUnit.DAYS)
record OwnColumn(@PartitionKey(0) String source, @Clustering Instant at, String text) {}
