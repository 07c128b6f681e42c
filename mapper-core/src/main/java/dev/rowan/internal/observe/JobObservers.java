package dev.rowan.internal.observe;

import dev.rowan.observe.JobKind;
import dev.rowan.observe.JobListener;
import dev.rowan.observe.JobResult;
import dev.rowan.spi.async.Failures;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The listeners of the jobs of one open store. Thread-safe. */
public final class JobObservers {
  private final List<SafeListener<JobListener>> listeners;

  private static final Run UNOBSERVED =
      new Run() {
        @Override
        public void ended(Counts counts) {}

        @Override
        public void failed(Throwable failure) {}
      };

  /** One job, from its start to its end, which is one call of one of the methods. */
  public interface Run {
    /** Notifies of the end of a job that did not fail. */
    void ended(Counts counts);

    /** Notifies of the failure of a job. */
    void failed(Throwable failure);
  }

  /**
   * What a job that came to its end tells.
   *
   * @see JobResult
   */
  public record Counts(long checked, long found, long corrected, long unresolved) {
    static final Counts NONE = new Counts(0, 0, 0, 0);
  }

  /** Notifies these listeners of a start in this order, and of an end in the reverse order. */
  public JobObservers(List<JobListener> listeners) {
    this.listeners =
        listeners.stream().map(each -> new SafeListener<>(JobListener.class, each)).toList();
  }

  /**
   * Runs a job, and returns its report.
   *
   * @param table the table of the entity
   * @param counts returns the numbers of the report
   */
  public <R> R run(JobKind kind, String table, Supplier<R> job, Function<R, Counts> counts) {
    Run run = start(kind, table);
    R report;
    try {
      report = job.get();
    } catch (Throwable e) {
      run.failed(e);
      throw e;
    }
    run.ended(counts.apply(report));
    return report;
  }

  /** Notifies of the start of a job; the caller notifies of its end. */
  public Run start(JobKind kind, String table) {
    return listeners.isEmpty() ? UNOBSERVED : new Observed(kind, table);
  }

  private final class Observed implements Run {
    private final String name;
    private final JobListener.@Nullable JobEnd[] ends =
        new JobListener.@Nullable JobEnd[listeners.size()];
    private final long start;

    Observed(JobKind kind, String table) {
      this.name = kind + " of " + table;
      for (int i = 0; i < ends.length; i++) {
        ends[i] = listeners.get(i).started(name, each -> each.started(kind, table));
      }
      this.start = System.nanoTime();
    }

    @Override
    public void ended(Counts counts) {
      ended(null, counts);
    }

    @Override
    public void failed(Throwable failure) {
      ended(ObservedMethod.code(Failures.unwrap(failure)), Counts.NONE);
    }

    private void ended(@Nullable String failure, Counts counts) {
      Duration duration = Duration.ofNanos(System.nanoTime() - start);
      JobResult result =
          new JobResult(
              duration,
              failure,
              counts.checked(),
              counts.found(),
              counts.corrected(),
              counts.unresolved());
      for (int i = ends.length - 1; i >= 0; i--) {
        JobListener.JobEnd end = ends[i];
        if (end != null) {
          listeners.get(i).ended(name, () -> end.ended(result));
        }
      }
    }
  }
}
