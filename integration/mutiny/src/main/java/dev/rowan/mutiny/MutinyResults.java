package dev.rowan.mutiny;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Supplier;

/**
 * Creates the results of DAO methods that return {@code Uni} or {@code Multi}. For generated code.
 * Nothing is sent before a subscription, and each subscription sends its own request. Thread-safe.
 */
public final class MutinyResults {
  private MutinyResults() {}

  /** Returns the result of a call, which each subscription makes. */
  public static <T> Uni<T> result(Supplier<CompletionStage<T>> call) {
    return Uni.createFrom().completionStage(call);
  }

  /** Returns the row that a call finds; null if there is none. */
  public static <T> Uni<T> found(Supplier<CompletionStage<Optional<T>>> call) {
    return Uni.createFrom().completionStage(call).map(found -> found.orElse(null));
  }

  /** Returns the end of a call whose result tells nothing. */
  public static <T> Uni<Void> done(Supplier<CompletionStage<T>> call) {
    return Uni.createFrom().completionStage(call).replaceWithVoid();
  }

  /** Returns the rows of a publisher. */
  public static <T> Multi<T> rows(Flow.Publisher<T> rows) {
    return Multi.createFrom().publisher(rows);
  }
}
