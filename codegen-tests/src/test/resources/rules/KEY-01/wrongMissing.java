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
// expect: KEY-01
record Note(UUID id, String text) {}

@Entity
record Both(
    @PartitionKey UUID id,
    // expect: KEY-01
    @PartitionKey(1) @Clustering String name) {}

@Entity
record Unnumbered(
    @PartitionKey UUID id,
    // expect: KEY-01
    @Clustering String state,
    @Clustering(1) String city) {}

@Entity
@CustomIndex(
    name = "by_seller",
    // expect: KEY-01
    partition = "seller desc",
    clustering = "id")
record Ordered(@PartitionKey UUID id, String seller) {}

@Entity
class Bean {
  @PartitionKey(0)
  UUID id;

  @PartitionKey(
      // expect: KEY-01
      3)
  String name;
}
