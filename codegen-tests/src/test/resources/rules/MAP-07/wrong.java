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
// expect: MAP-07
interface Shape {}

@Entity
// expect: MAP-07
enum Color { RED }

@Entity
// expect: MAP-07
abstract class Animal {
  @PartitionKey UUID id;
}

@Entity
// expect: MAP-07
record Pair<T>(@PartitionKey UUID id, String text) {}

class Outer {
  @Entity
  // expect: MAP-07
  class Inner {
    @PartitionKey UUID id;
  }

  @Entity
  // expect: MAP-07
  private record Hidden(@PartitionKey UUID id) {}
}
