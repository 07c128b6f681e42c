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

class Outer {
  @Entity
  static class Nested {
    @PartitionKey UUID id;
  }

  @Entity
  record Inner(@PartitionKey UUID id) {}

  @Dao
  interface Inners {
    @Select
    Optional<Inner> find(UUID id);
  }
}
