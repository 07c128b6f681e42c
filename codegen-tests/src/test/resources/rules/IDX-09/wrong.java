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
@CustomIndex(name = "items_by_seller", partition = "seller", clustering = {"price", "id"})
record Item(@PartitionKey UUID id, String seller, BigDecimal price) {}

// expect: IDX-09
@Dao(writeConsistency = Consistency.LOCAL_ONE)
interface Items {
  @Insert
  void save(Item item);
}
