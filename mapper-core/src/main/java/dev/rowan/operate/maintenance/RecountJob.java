package dev.rowan.operate.maintenance;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.copy.CounterAudit;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.mapping.Rollup;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Counts the rows of reconciled counters and of roll-ups, and adds the difference, which may be
 * negative, to each counter. The job never deletes or sets a counter, because Cassandra cannot
 * combine that with concurrent increments. {@link #run} works in the calling thread. The store
 * records the progress, so another run continues after a crash. Immutable and thread-safe.
 * <!-- tag: recount -->
 *
 * <pre>{@code
 * var recount = rowan.maintenance().recount(LikeCountMapping.INSTANCE);
 * Duration every = recount.every(); // an hour, for whatever runs your jobs
 * log.info("{}", recount.run());
 * }</pre>
 */
public final class RecountJob extends TableJob<RecountJob, RecountReport> {
  /** The default time for which a difference must last. */
  static final Duration GRACE = Duration.ofSeconds(10);

  private static final int PAGE_ROWS = 200;
  private static final int READS = 4;

  private final EntityMapping<?> mapping;
  private final boolean takesOver;
  private final boolean corrects;

  private RecountJob(
      Session session,
      EntityMapping<?> mapping,
      JobSettings settings,
      boolean takesOver,
      boolean corrects) {
    super(session, settings);
    this.mapping = mapping;
    this.takesOver = takesOver;
    this.corrects = corrects;
  }

  static RecountJob of(Session session, EntityMapping<?> mapping) {
    return new RecountJob(session, mapping, JobSettings.USUAL.withGrace(GRACE), false, true);
  }

  /**
   * Returns a copy with another grace period; the default is ten seconds. A difference counts if it
   * is equal before and after the period. The period must exceed the time that a program needs to
   * write a row and to increment its counter.
   *
   * @throws dev.rowan.error.RejectedInputException if the period is negative
   */
  public RecountJob withGrace(Duration grace) {
    return with(settings.withGrace(grace));
  }

  /**
   * Returns a copy that takes over the lease of another run. By default the lease expires one
   * minute after its last renewal. If the other run is alive, it ends at its next page.
   */
  public RecountJob takingOver() {
    return new RecountJob(session, mapping, settings, true, corrects);
  }

  /**
   * Returns a copy that changes no counter. Its report has the number of wrong counters, and
   * corrects none.
   */
  public RecountJob comparingOnly() {
    return new RecountJob(session, mapping, settings, takesOver, false);
  }

  @Override
  RecountJob with(JobSettings newSettings) {
    return new RecountJob(session, mapping, newSettings, takesOver, corrects);
  }

  /**
   * Returns the interval between two runs that the entity declares; the shortest one if its
   * counters differ.
   */
  public Duration every() {
    return Stream.concat(
            mapping.recounts().stream().map(RecountedColumn::every),
            mapping.rollups().stream().map(Rollup::every))
        .min(Duration::compareTo)
        .orElseThrow();
  }

  /**
   * Runs the job to its end, or continues an earlier run.
   *
   * @throws BackendUnavailableException if another run holds the lease, or took over this one
   * @throws RowanException if the store cannot be read or written; another run continues from there
   */
  @Override
  public RecountReport run() {
    String table = mapping.table().name();
    return session.jobs().run(JobKind.RECOUNT, table, this::recounted, RecountReport::counts);
  }

  private RecountReport recounted() {
    long[] sums = new long[5];
    for (CounterAudit audit : session.copies().counters(mapping, session.time())) {
      new Run(audit, sums).run();
    }
    return new RecountReport(sums[0], sums[1], sums[2], sums[3], sums[4]);
  }

  /**
   * One run for one counter: first over all counters, then over all rows, to find rows without a
   * counter.
   */
  private final class Run {
    private final CounterAudit audit;
    private final long[] sums;
    private final DaoRuntime<?> runtime = DaoRuntime.of(session, mapping);
    private final JobLease lease;
    private @Nullable Row last;

    Run(CounterAudit audit, long[] sums) {
      this.audit = audit;
      this.sums = sums;
      this.lease = new JobLease(session, audit.counters().name(), name());
    }

    void run() {
      runtime.await(session.backend().define(Schema.of(List.of(IndexStates.TABLE))));
      String position = lease.take(takesOver);
      JobCheckpoint checkpoint =
          position == null ? JobCheckpoint.START : JobCheckpoint.parse(position, 2);
      Throttle throttle = new Throttle(settings.rowsPerSecond());
      try {
        while (checkpoint.pass() < 2) {
          checkpoint = page(checkpoint);
          String reached = checkpoint.pass() < 2 ? checkpoint.toString() : null;
          lease.note(reached, sums[0]);
          settings
              .listener()
              .accept(
                  new MaintenanceProgress(
                      audit.counters().name(), sums[0], checkpoint.share(2), reached, 0));
          Throttle.rest(session, throttle.millisToRest(sums[0]));
        }
      } catch (RuntimeException e) {
        lease.giveBack(e);
        throw e;
      }
      lease.giveBack();
    }

    private JobCheckpoint page(JobCheckpoint checkpoint) {
      TableSchema table = checkpoint.pass() == 0 ? audit.counters() : audit.counted();
      ReadMode mode = ReadMode.PLAIN.with(RowReader.majority(CallOptions.NONE));
      RowPage page =
          runtime.await(
              session.backend().fetch(checkpoint.scan(table, ScanQuery.Rows.ALL, PAGE_ROWS, mode)));
      List<Row> keys = new ArrayList<>();
      for (Row row : page.rows()) {
        Row key = checkpoint.pass() == 0 ? audit.keyOf(row) : audit.counterOf(row);
        if (key != null && !key.equals(last)) {
          last = key;
          if (audit.isCountable(key)) {
            keys.add(key);
          }
        }
      }
      List<Row> counters = checkpoint.pass() == 0 ? keys : untouched(keys);
      sums[0] += counters.size();
      settle(counters);
      return checkpoint.advance(page.next());
    }

    /**
     * Returns the keys of counters that were never incremented, which the pass over the counters
     * cannot find.
     */
    private List<Row> untouched(List<Row> keys) {
      Map<Row, CompletableFuture<Boolean>> reads = new LinkedHashMap<>();
      keys.forEach(key -> reads.put(key, audit.isUntouched(key).toCompletableFuture()));
      List<Row> untouched = new ArrayList<>();
      reads.forEach(
          (key, read) -> {
            if (runtime.await(read)) {
              untouched.add(key);
            }
          });
      return untouched;
    }

    /**
     * Reads counters repeatedly until their differences are stable, or until concurrent increments
     * exhaust the attempts.
     */
    private void settle(List<Row> keys) {
      Map<Row, Long> open = differences(keys);
      for (int reads = 1; reads < READS && !open.isEmpty(); reads++) {
        Throttle.rest(session, settings.grace().toMillis());
        Map<Row, Long> now = differences(List.copyOf(open.keySet()));
        for (Map.Entry<Row, Long> each : Map.copyOf(now).entrySet()) {
          if (each.getValue().equals(open.get(each.getKey()))) {
            add(each.getKey(), each.getValue());
            now.remove(each.getKey());
          }
        }
        open = now;
      }
      sums[4] += open.size();
    }

    private Map<Row, Long> differences(List<Row> keys) {
      Map<Row, CompletableFuture<Long>> reads = new LinkedHashMap<>();
      keys.forEach(key -> reads.put(key, audit.difference(key).toCompletableFuture()));
      Map<Row, Long> differences = new LinkedHashMap<>();
      reads.forEach(
          (key, read) -> {
            long difference = runtime.await(read);
            if (difference != 0) {
              differences.put(key, difference);
            }
          });
      return differences;
    }

    private void add(Row key, long difference) {
      sums[1]++;
      if (!corrects) {
        return;
      }
      if (runtime.await(audit.add(key, difference))) {
        sums[2]++;
        sums[3] += Math.abs(difference);
      } else {
        sums[4]++;
      }
    }

    /** A run that only compares must not become the start of one that corrects. */
    private String name() {
      return corrects ? audit.name() : audit.name() + ".compared";
    }
  }
}
