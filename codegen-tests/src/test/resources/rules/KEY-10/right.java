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
    @Clustering(1) @Column(type = CqlType.TIMEUUID) UUID id,
    String text) {}

enum Level { WARNING, INFO }

@Entity
record Packed(
    @PartitionKey String source,
    @SuppressDesign(rule = "KEY-10", because = "the bytes are a hash, and any order will do")
    @Clustering ByteBuffer hash) {}

@Dao
interface Lines {
  @Select
  List<Line> of(String source, Level level);

  @Select(orderBy = "id desc")
  List<Line> newest(String source, Level level, Limit limit);

  @SuppressDesign(rule = "KEY-10", because = "the names were chosen to sort well")
  @Select
  List<Line> between(String source, Range<Level> level);
}
