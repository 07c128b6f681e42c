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

@Entity
record Page(@PartitionKey UUID id, long size) {}

@Dao
interface Counts {
  // expect: DAO-17
  @Insert
  void save(Views views);

  // expect: DAO-17
  @Update
  void set(Views views);

  // expect: DAO-17
  @Delete(ifExists = true)
  boolean reset(Views views);
}

@Dao
interface Pages {
  @Select
  Optional<Page> find(UUID id);

  // expect: DAO-17
  @Increment
  void grow(UUID id, long size);
}
