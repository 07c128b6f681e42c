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
    String title,
    // expect: MAP-21
    @Version int version) {}

@Entity
record Bid(
    @PartitionKey UUID item,
    @Clustering Instant at,
    // expect: MAP-21
    @Static @Version long version) {}

@Entity
record Sale(
    @PartitionKey UUID id,
    @Version long version,
    // expect: MAP-21
    @Version long changes) {}

@Entity
record Shift(
    @PartitionKey UUID id,
    // expect: MAP-21
    @Version Duration version) {}

@Udt
record Size(
    int width,
    // expect: MAP-21
    @Version long version) {}
