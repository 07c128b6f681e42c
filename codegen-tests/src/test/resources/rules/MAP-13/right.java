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
record Plan(
    @PartitionKey UUID id,
    List<CqlDuration> lengths,
    Map<String, CqlDuration> byName,
    Set<List<Long>> millis) {}
