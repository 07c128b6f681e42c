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
record Board(
    @PartitionKey String name,
    // expect: MAP-09
    @Static String motto) {}

@Entity
record Post(
    // expect: MAP-09
    @PartitionKey @Static String board,
    @Clustering Instant at) {}
