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
  // expect: QRY-02
  List<Event> of(String source);

  @Select
  List<Event> since(
      String source,
      // expect: QRY-02
      Range<LocalDate> day);

  @Delete(entity = Event.class)
  // expect: QRY-02
  void drop(String source);
}

@Dao
interface Statements {
  // expect: QRY-02
  @Query("select * from event where source = :source")
  List<Event> ofSource(String source);

  // expect: QRY-02
  @Query("select * from event where source > :source and day = '2024-05-17'")
  List<Event> after(String source);
}
