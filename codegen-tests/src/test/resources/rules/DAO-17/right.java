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
record Views(@PartitionKey UUID page, @Counter long views) {}

@Dao
interface Counts {
  @Increment
  void viewed(UUID page, long views);

  @Delete
  void reset(Views views);

  @Select
  Optional<Views> of(UUID page);
}
