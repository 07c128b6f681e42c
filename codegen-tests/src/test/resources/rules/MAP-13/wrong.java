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
    // expect: MAP-13
    Set<CqlDuration> lengths,
    // expect: MAP-13
    Map<CqlDuration, String> names,
    // expect: MAP-13
    List<Set<CqlDuration>> groups,
    // expect: MAP-13
    Set<List<CqlDuration>> sequences) {}
