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

@Tuple
record Spot(int row, String shelf) {}

@Udt
record Address(String street, int zip) {}

@Entity
record Box(
    @PartitionKey UUID id,
    Spot spot,
    Address owner) {}
