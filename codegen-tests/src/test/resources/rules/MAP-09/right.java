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
record Post(@PartitionKey String board, @Clustering Instant at, @Static String motto) {}

@Dao
interface Posts {
  @Update
  void rename(String board, String motto);

  @Insert
  void save(Post post);
}
