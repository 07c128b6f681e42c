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
  @Insert
  void save(Note note);

  @Update
  void write(UUID id, Instant at, String text);

  @Update
  void writeAll(UUID id, Collection<Instant> at, String text);

  @Delete(ifExists = true)
  boolean drop(UUID id, Instant at);

  @Delete
  void dropAll(UUID id);
}
