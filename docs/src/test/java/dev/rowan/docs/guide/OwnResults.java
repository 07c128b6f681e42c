package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.ResultsBy;
import dev.rowan.annotation.Select;
import dev.rowan.error.RowanException;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A DAO whose methods return types of its own. */
interface OwnResults {
  // tag::own-results[]
  record Attempt<T>(@Nullable T result, @Nullable RowanException failure) {}

  record Later<T>(Supplier<? extends CompletionStage<T>> call) {}

  final class Results {
    static <T> Attempt<T> attempt(Supplier<? extends @Nullable T> call) {
      try {
        return new Attempt<>(call.get(), null);
      } catch (RowanException e) {
        return new Attempt<>(null, e);
      }
    }

    static <T> Later<T> later(Supplier<? extends CompletionStage<T>> call) {
      return new Later<>(call); // the caller decides when the request is sent
    }
  }

  @Dao
  @ResultsBy(Results.class)
  interface Attempts {
    @Insert
    Attempt<Void> save(Reading reading);

    @Select
    Attempt<List<Reading>> of(String station, LocalDate day);

    @Select
    Later<List<Reading>> later(String station, LocalDate day);
  }
  // end::own-results[]
}
