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

interface Saving<E> {
  @Insert
  void save(E entity);

  @Delete
  void drop(E entity);

  default int twice(int number) {
    return number * 2;
  }
}

interface Finding<E, K> {
  @Select
  List<E> find(K id);
}

@Dao
interface Notes extends Saving<Note>, Finding<Note, UUID> {
  @Override
  @Delete
  void drop(Note entity);

  static int three() {
    return 3;
  }
}
