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
    @PartitionKey @Column(type = CqlType.TIMEUUID) UUID id,
    @Column(type = CqlType.ASCII) String code,
    @Column(type = CqlType.UUID) UUID other,
    @Column(type = CqlType.TIMEUUID) Map<UUID, String> versions,
    @Column(type = CqlType.TEXT) Maintain mode) {}
