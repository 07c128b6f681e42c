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
class Seat {
  // expect: IDX-14
  @Unique @PartitionKey UUID hall;

  @Clustering(0)
  int row;

  @Static
  // expect: IDX-14
  @Unique
  String address;

  // expect: IDX-14
  @Unique Set<String> tickets;

  @Transient
  // expect: IDX-14
  @Unique
  String label;
}
