package dev.rowan.internal.session;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.JobListener;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a program registers to be called by Rowan. Immutable.
 *
 * @param calls observe the calls of DAO methods
 * @param jobs observe the jobs of maintenance
 * @param callbacks get entities before writes and after reads
 */
public record Listeners(
    List<CallListener> calls, List<JobListener> jobs, List<TypedCallback<?>> callbacks) {
  /** Nothing is registered. */
  public static final Listeners NONE = new Listeners(List.of(), List.of(), List.of());

  /** Copies the lists. */
  public Listeners {
    calls = List.copyOf(calls);
    jobs = List.copyOf(jobs);
    callbacks = List.copyOf(callbacks);
  }

  /** Returns these and one more listener of calls, which comes last. */
  public Listeners and(CallListener listener) {
    return new Listeners(with(calls, listener), jobs, callbacks);
  }

  /** Returns these and one more listener of jobs, which comes last. */
  public Listeners and(JobListener listener) {
    return new Listeners(calls, with(jobs, listener), callbacks);
  }

  /** Returns these and one more callback, which comes last. */
  public Listeners and(TypedCallback<?> callback) {
    return new Listeners(calls, jobs, with(callbacks, callback));
  }

  private static <T> List<T> with(List<? extends T> all, T one) {
    return Stream.<T>concat(all.stream(), Stream.of(one)).toList();
  }
}
