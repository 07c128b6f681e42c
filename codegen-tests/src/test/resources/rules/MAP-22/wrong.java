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

// expect: MAP-22
@Entity("rowan_index_state")
@CustomIndex(
    // expect: MAP-22
    name = "rowan_by_title",
    partition = "title",
    clustering = "id")
// expect: MAP-22
record Item(@PartitionKey UUID id, String title, @Unique("rowan_copy_task") String email) {}

// expect: MAP-22
@Entity
record RowanItem(@PartitionKey UUID id, String title) {}
