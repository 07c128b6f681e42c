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
record Person(
    @PartitionKey UUID id,
    // expect: MAP-01
    Date born,
    // expect: MAP-01
    char letter,
    // expect: MAP-01
    Optional<String> name,
    // expect: MAP-01
    List<Object> things,
    // expect: MAP-01
    int[] numbers,
    // expect: MAP-01
    List<?> anything,
    // expect: MAP-01
    Map raw) {}
