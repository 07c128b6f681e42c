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
record Reading(
    @PartitionKey(0) UUID sensor,
    @PartitionKey(1) LocalDate day,
    @Clustering(value = 0, order = Order.DESC) Instant takenAt,
    @Clustering(1) int line,
    String text) {}

@Entity
record Lone(@PartitionKey UUID id, @Clustering Instant at) {}
