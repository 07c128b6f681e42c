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
record Note(@PartitionKey UUID id, @Clustering Instant at, String text, int stars) {}

@Dao
interface Notes {
  @Select
  Page<Note> page(UUID id, PageRequest page);

  @Select
  Stream<Note> first(UUID id, Limit limit);

  @Select
  List<Note> firstOfEach(Collection<UUID> id, PerPartitionLimit each, Limit all);

  @FullScan(because = "a sample")
  Page<Note> firstOfAll(PerPartitionLimit each, PageRequest page);
}
