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
record Note(@PartitionKey UUID id, @Clustering @Column("written_at") Instant at, String text, int stars) {}

@Dao
interface Notes {
  // expect: DAO-15
  @Select(orderBy = "att desc")
  List<Note> misspelt(UUID id);

  // expect: DAO-15
  @Select(orderBy = "at descending")
  List<Note> unclear(UUID id);

  // expect: DAO-15
  @Select(orderBy = "at,")
  List<Note> open(UUID id);

  // expect: DAO-15
  @Select(orderBy = "written_at desc")
  List<Note> column(UUID id);

  // expect: DAO-15
  @Select(orderBy = "likes desc")
  List<Note> liked(UUID id);
}
