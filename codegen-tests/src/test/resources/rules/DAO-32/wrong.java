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

class Nothing {
  <T> Attempt<T> of(Supplier<T> call) {
    return new Attempt<>(call.get(), null);
  }
}

class Twice {
  static <T> Attempt<T> of(Supplier<T> call) {
    return new Attempt<>(call.get(), null);
  }

  static <T> Attempt<T> completed(T result) {
    return new Attempt<>(result, null);
  }
}

class Attempts {
  static <T> Attempt<T> of(Supplier<T> call) {
    return new Attempt<>(call.get(), null);
  }
}

// expect: DAO-32
@ResultsBy(Nothing.class)
@Dao
interface Tasks {
  @Select
  Optional<Task> find(String list, int number);

  // expect: DAO-32
  @ResultsBy(Twice.class)
  @Select
  Attempt<Optional<Task>> attempt(String list, int number);

  // expect: DAO-32
  @ResultsBy(Attempts.class)
  @Select
  List<Task> of(String list);
}
