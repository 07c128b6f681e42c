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
// expect: DAO-05
abstract class Notes {
  @Insert
  abstract void save(Note note);
}

@Dao
// expect: DAO-05
interface Any<T> {
  @Select
  List<Note> find(UUID id);
}

class Outer {
  @Dao
  // expect: DAO-05
  private interface Hidden {
    @Insert
    void save(Note note);
  }
}

@Dao
interface Typed {
  @Select
  // expect: DAO-05
  <T> List<Note> find(UUID id);
}
