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
