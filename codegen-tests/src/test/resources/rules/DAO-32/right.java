package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import java.util.stream.Stream;

record Attempt<T>(T result, RuntimeException failure) {}

@Entity
record Task(@PartitionKey String list, @Clustering int number, String text) {}

class Attempts {
  static <T> Attempt<T> of(Supplier<T> call) {
    try {
      return new Attempt<>(call.get(), null);
    } catch (RuntimeException e) {
      return new Attempt<>(null, e);
    }
  }
}

@Dao
@ResultsBy(Attempts.class)
interface Tasks {
  @Insert
  Attempt<Void> save(Task task);

  @Select
  Attempt<Optional<Task>> find(String list, int number);

  @Select
  Attempt<List<Task>> of(String list);
}
