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
    // expect: MAP-15
    @Frozen String title,
    // expect: MAP-15
    @Frozen byte[] picture,
    // expect: MAP-15
    @Frozen Spot spot) {}

@Tuple
record Spot(int row, String shelf) {}
