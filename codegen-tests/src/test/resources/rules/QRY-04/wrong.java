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
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) int line,
    String text) {}

@Dao
interface Events {
  @Select
  List<Event> lines(
      String source,
      LocalDate day,
      Range<Instant> at,
      // expect: QRY-04
      int line);
}

@Dao
interface Statements {
  // expect: QRY-04
  @Query("select * from event where source = 'a' and day = :day and at > :at and line = 1")
  List<Event> line(LocalDate day, Instant at);
}
