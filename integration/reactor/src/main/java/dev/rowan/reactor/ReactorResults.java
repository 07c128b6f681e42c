package dev.rowan.reactor;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Supplier;
import reactor.adapter.JdkFlowAdapter;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Creates the results of DAO methods that return {@code Mono} or {@code Flux}. For generated code.
 * Nothing is sent before a subscription, and each subscription sends its own request. Thread-safe.
 */
public final class ReactorResults {
  private ReactorResults() {}

  /** Returns the result of a call, which each subscription makes. */
  public static <T> Mono<T> result(Supplier<? extends CompletionStage<T>> call) {
    return Mono.fromCompletionStage(call);
  }

  /** Returns the row that a call finds; empty if there is none. */
  public static <T> Mono<T> found(Supplier<? extends CompletionStage<Optional<T>>> call) {
    return Mono.fromCompletionStage(call).flatMap(Mono::justOrEmpty);
  }

  /** Returns the end of a call whose result tells nothing. */
  public static <T> Mono<Void> done(Supplier<? extends CompletionStage<T>> call) {
    return Mono.fromCompletionStage(call).then();
  }

  /** Returns the rows of a publisher. */
  public static <T> Flux<T> rows(Flow.Publisher<T> rows) {
    return JdkFlowAdapter.flowPublisherToFlux(rows);
  }
}
