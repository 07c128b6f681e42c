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
record Item(@PartitionKey UUID id, String title) {}

@Dao
interface Items {
  @FullScan(because = "nightly export")
  Stream<Item> all();

  @FullScan(because = "the operator's browser")
  Page<Item> some(PageRequest page);

  @FullScan(because = "samples")
  CompletionStage<List<Item>> few(Limit limit);
}
