package shop;

import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** Makes the results of DAOs. */
final class Results {
  private Results() {}

  static <T> Attempt<T> attempt(Supplier<? extends T> call) {
    try {
      return new Attempt<>(call.get(), null);
    } catch (RuntimeException e) {
      return new Attempt<>(null, e);
    }
  }

  static <T> Promise<T> promise(Supplier<? extends CompletionStage<T>> call) {
    return new Promise<>(call.get());
  }

  static <T> Bag<T> bag(List<T> rows) {
    return new Bag<>(rows);
  }

  static Total total(Supplier<Long> rows) {
    return new Total(rows);
  }
}
