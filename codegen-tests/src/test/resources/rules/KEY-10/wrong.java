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
record Line(
    @PartitionKey String source,
    @Clustering(0) Level level,
    @Clustering(1) UUID id,
    String text) {}

enum Level { WARNING, INFO }

@Entity
record Packed(
    @PartitionKey String source,
    // expect: KEY-10
    @Clustering ByteBuffer number) {}

@Dao
interface Lines {
  @Select
  // expect: KEY-10
  List<Line> between(String source, Range<Level> level);

  @Select(orderBy = "id desc")
  // expect: KEY-10
  List<Line> newest(String source, Level level, Limit limit);
}
