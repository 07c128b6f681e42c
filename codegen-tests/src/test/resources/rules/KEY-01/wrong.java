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
    @PartitionKey UUID sensor,
    @Clustering(0) Instant takenAt,
    // expect: KEY-01
    @Clustering(0) int line,
    String text) {}
