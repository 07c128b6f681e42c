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

// expect: MAP-05
@Entity
record Order(@PartitionKey UUID id) {}

// expect: MAP-05
@Entity("user_activity_by_user_and_activity_type_and_month")
record Activity(@PartitionKey UUID id) {}

@Entity("good")
@CustomIndex(
    // expect: MAP-05
    name = "By-Title",
    partition = "title",
    clustering = "id")
@CustomIndex(
    name = "posts_by_letters",
    // expect: MAP-05
    partition = "lower(title) as Letters",
    clustering = "id")
record Post(
    @PartitionKey UUID id,
    String title,
    // expect: MAP-05
    String table,
    // expect: MAP-05
    @Column("Größe") int size,
    // expect: MAP-05
    String in,
    int ins) {}
