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

@Entity("items")
@CustomIndex(name = "items_by_title", partition = "title", clustering = "id")
record Item(@PartitionKey UUID id, String title) {}

// expect: MAP-11
@Entity("items")
@CustomIndex(
    // expect: MAP-11
    name = "items_by_title",
    partition = "name",
    clustering = "id")
record Product(@PartitionKey UUID id, String name) {}
