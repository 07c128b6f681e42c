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

@Entity
record Draft(@PartitionKey UUID id, String text) {}

@Dao
interface Both {
  @Insert
  void save(Note note);

  @Insert
  void save(Draft draft);

  @Delete(entity = Draft.class)
  void drop(UUID id);

  @Update(entity = Draft.class)
  void change(UUID id, String text);
}

@Entity
record Visits(@PartitionKey String page, @Counter long views) {}

@Dao
interface Counting {
  @Increment(entity = Visits.class)
  void viewed(String page, long views);
}
