package dev.rowan.storage.embedded.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** The calls of several threads on one object, their answers, and their times. Thread-safe. */
final class History<C, R> {
  /**
   * A call and its answer.
   *
   * @param begin the time before the call, unique in the history
   * @param end the time after the answer
   */
  record Operation<C, R>(C call, R answer, long begin, long end) {}

  private final AtomicLong moments = new AtomicLong();
  private final ConcurrentLinkedQueue<Operation<C, R>> operations = new ConcurrentLinkedQueue<>();

  /** Executes a call and records it with its answer. */
  R note(C call, Supplier<R> calling) {
    long begin = moments.incrementAndGet();
    R answer = calling.get();
    operations.add(new Operation<>(call, answer, begin, moments.incrementAndGet()));
    return answer;
  }

  /** Returns all answered calls, by the times of their beginnings. */
  List<Operation<C, R>> operations() {
    List<Operation<C, R>> sorted = new ArrayList<>(operations);
    sorted.sort(Comparator.comparingLong(Operation::begin));
    return sorted;
  }
}
