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
record Post(@PartitionKey String board, @Clustering Instant at, @Static String motto, String text) {}

@Dao
interface Posts {
  @Select
  List<Post> find(String board);

  @Delete
  void drop(String board);
}
