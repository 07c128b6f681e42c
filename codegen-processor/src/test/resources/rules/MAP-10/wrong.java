package fixture;

import dev.rowan.annotation.*;
import dev.rowan.query.*;
import dev.rowan.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
record Sheet(
    @PartitionKey UUID id,
    // expect: MAP-10
    List<List<String>> rows,
    // expect: MAP-10
    Map<String, Set<Integer>> groups) {}
