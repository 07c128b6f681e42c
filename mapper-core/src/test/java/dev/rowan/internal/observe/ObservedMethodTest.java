package dev.rowan.internal.observe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.observe.CallKind;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.store.Guardrail;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ObservedMethodTest {
  private final List<String> seen = new ArrayList<>();

  @Test
  void aListenerThatThrowsHarmsNeitherTheCallNorOtherListeners() {
    List<CallListener> listeners =
        List.of(
            named("first"),
            method -> {
              throw new AssertionError("of the start");
            },
            method ->
                result -> {
                  throw new IllegalStateException("of the end");
                },
            method -> null,
            named("last"));
    ObservedMethod method = method(listeners);
    for (int i = 0; i < 2; i++) {
      assertThat(call(method, CompletableFuture.completedFuture("answer")))
          .isCompletedWithValue("answer");
    }
    assertThat(seen)
        .containsExactly(
            "first starts",
            "last starts",
            "last ends",
            "first ends", //
            "first starts",
            "last starts",
            "last ends",
            "first ends");
  }

  @Test
  void aFailureKeepsItsTypeAndCause() {
    IllegalStateException failure = new IllegalStateException("of the backend");
    List<CallResult> ends = new ArrayList<>();
    ObservedMethod method = method(List.of(started -> ends::add));
    CompletableFuture<String> failed = call(method, CompletableFuture.failedFuture(failure));
    assertThatExceptionOfType(java.util.concurrent.ExecutionException.class)
        .isThrownBy(failed::get)
        .withCause(failure);
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(
            () ->
                method.call(
                    counters -> {
                      throw failure;
                    }))
        .isSameAs(failure);
    assertThat(ends)
        .extracting(CallResult::failure)
        .containsExactly("IllegalStateException", "IllegalStateException");
  }

  @Test
  void countersOfTwoCallsInTwoThreadsAreApart() throws InterruptedException {
    List<CallResult> ends = java.util.Collections.synchronizedList(new ArrayList<>());
    ObservedMethod method = method(List.of(started -> ends::add));
    CountDownLatch both = new CountDownLatch(2);
    List<Thread> threads = new ArrayList<>();
    for (int requests : new int[] {1_000, 3_000}) {
      Thread thread =
          new Thread(
              () ->
                  method.call(
                      counters -> {
                        both.countDown();
                        for (int i = 0; i < requests; i++) {
                          counters.write(2);
                        }
                        return CompletableFuture.completedFuture(null);
                      }));
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(ends).extracting(CallResult::requests).containsExactlyInAnyOrder(1_000L, 3_000L);
    assertThat(ends).extracting(CallResult::rowsWritten).containsExactlyInAnyOrder(2_000L, 6_000L);
  }

  @Test
  void noListenerMeansNoObservers() {
    assertThat(CallObservers.of(List.of(), null)).isNull();
  }

  @Test
  void comparesPlansWithoutListeners() {
    Guardrails guardrails = new Guardrails(GuardrailLimits.usual());
    CallObservers observers =
        Objects.requireNonNull(CallObservers.of(List.of(), new RequestGuard(guardrails)));
    ObservedMethod method =
        Objects.requireNonNull(method(observers, CallKind.READ, PlannedRequests.of(1)));
    assertThat(method.hasListeners()).isFalse();
    method.call(
        counters -> {
          IntStream.range(0, 3).forEach(i -> counters.read());
          return CompletableFuture.completedFuture("answer");
        });
    assertThat(guardrails.stats())
        .filteredOn(each -> each.guardrail() == Guardrail.REQUESTS)
        .singleElement()
        .satisfies(each -> assertThat(each.warnings()).isEqualTo(1));
    assertThat(method(observers, CallKind.READ, PlannedRequests.UNKNOWN)).isNull();
    assertThat(method(observers, CallKind.WRITE, PlannedRequests.of(1))).isNull();
    assertThat(method(observers, CallKind.WRITE, PlannedRequests.of(4))).isNotNull();
    assertThat(method(observers, CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1))).isNotNull();
  }

  private CallListener named(String name) {
    return method -> {
      seen.add(name + " starts");
      return result -> seen.add(name + " ends");
    };
  }

  private static ObservedMethod method(List<CallListener> listeners) {
    CallObservers observers = Objects.requireNonNull(CallObservers.of(listeners, null));
    return Objects.requireNonNull(method(observers, CallKind.READ, PlannedRequests.of(1)));
  }

  private static @Nullable ObservedMethod method(
      CallObservers observers, CallKind kind, PlannedRequests requests) {
    return observers.method("Items.find", kind, "item", "SELECT", requests);
  }

  private static <T> CompletableFuture<T> call(ObservedMethod method, CompletionStage<T> answer) {
    return method.call(counters -> answer).toCompletableFuture();
  }
}
