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
    // expect: MAP-14
    @Transient String cached) {}

@Entity
class Bean {
  @PartitionKey UUID id;
  // expect: MAP-14
  @Clustering @Transient String cached;
}
