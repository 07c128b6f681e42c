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

@Udt
// expect: MAP-34
@Tuple
record Spot(int row, String shelf) {}

@Entity
record Box(
    @PartitionKey UUID id,
    Spot spot) {}
