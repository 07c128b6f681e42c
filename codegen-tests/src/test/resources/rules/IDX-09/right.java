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

@Dao(
    readConsistency = Consistency.LOCAL_QUORUM,
    writeConsistency = Consistency.LOCAL_QUORUM)
interface Items {
  @Insert
  void save(Item item);

  @Select
  List<Item> bySeller(String seller, Limit limit);
}

// no read compares entries with their rows
@Dao(readConsistency = Consistency.LOCAL_ONE)
interface ItemsByKey {
  @Select
  Optional<Item> find(UUID id);
}

@Entity
@CustomIndex(name = "lines_by_day", partition = {"day(at)", "shard(id, 8)"}, clustering = {"at", "id"})
record Line(@PartitionKey UUID id, @Immutable Instant at, String text) {}

@Dao(writeConsistency = Consistency.LOCAL_ONE, readConsistency = Consistency.LOCAL_ONE)
interface Lines {
  @Insert
  void save(Line line);

  @Select
  Stream<Line> of(Range<Instant> at);
}
