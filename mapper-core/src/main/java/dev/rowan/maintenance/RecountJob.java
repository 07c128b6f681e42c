package dev.rowan.maintenance;

import dev.rowan.binding.EntityMapping;
import dev.rowan.call.CallOptions;
import dev.rowan.copy.CounterAudit;
import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.query.ReadMode;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.Schema;
import dev.rowan.schema.TableSchema;
import dev.rowan.state.IndexRecord;
import dev.rowan.state.IndexState;
import dev.rowan.state.IndexStates;
import dev.rowan.value.Row;
import dev.rowan.write.RowReader;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Counts the rows that an entity's counters count, and adds to each counter what it lacks, or takes
 * away what it has too much; never deletes or sets one, which no store can do beside increments.
 * {@link #run} works in the calling thread, and notes in the store how far it is, so that another
 * run, also after a crash, goes on from there. Immutable.
 */
public final class RecountJob {
  /** How long a difference must last to be one. */
  static final Duration GRACE = Duration.ofSeconds(10);

  private static final Duration LEASE = Duration.ofSeconds(60);
  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(2);
  private static final int COUNTERS_BETWEEN_NOTES = 1_000;
  private static final int PAGE_ROWS = 200;
  private static final int LOOKS = 4;

  private final Session session;
  private final EntityMapping<?> mapping;
  private final JobSettings settings;
  private final boolean takesOver;

  RecountJob(Session session, EntityMapping<?> mapping, JobSettings settings, boolean takesOver) {
    this.session = session;
    this.mapping = mapping;
    this.settings = settings;
    this.takesOver = takesOver;
  }

  /**
   * Returns the job at so many counters a second at most; without it as fast as it goes.
   *
   * @throws dev.rowan.error.RejectedInput if that is less than 1
   */
  public RecountJob atMost(int countersPerSecond) {
    return with(settings.atMost(countersPerSecond));
  }

  /**
   * Returns the job with another time for which a difference must last, the same at both ends; ten
   * seconds without it. It must be longer than it takes a program to write a row and to add to its
   * counter.
   *
   * @throws dev.rowan.error.RejectedInput if it is negative
   */
  public RecountJob withGrace(Duration grace) {
    return with(settings.withGrace(grace));
  }

  /** Returns the job that tells this listener after every page how far it is, in its thread. */
  public RecountJob watchedBy(Consumer<UpkeepProgress> listener) {
    return with(settings.watchedBy(listener));
  }

  /**
   * Returns the job that takes over from another run, which otherwise holds the counters for a
   * minute after its last sign of life. If that run is alive, it ends at its next page.
   */
  public RecountJob takingOver() {
    return new RecountJob(session, mapping, settings, true);
  }

  private RecountJob with(JobSettings newSettings) {
    return new RecountJob(session, mapping, newSettings, takesOver);
  }

  /**
   * Returns how often the job is to be run, as the entity says; of several counters the oftenest.
   */
  public Duration every() {
    return mapping.recounts().stream()
        .map(recounted -> recounted.every())
        .min(Duration::compareTo)
        .orElseThrow();
  }

  /**
   * Does the work, from where a run before stopped.
   *
   * @throws BackendUnavailable if another run is under way, or took this one over
   * @throws RowanException if the store cannot be read or written; another run goes on from there
   */
  public RecountReport run() {
    long[] sums = new long[5];
    for (CounterAudit audit : session.copies().counters(mapping)) {
      new Run(audit, sums).run();
    }
    return new RecountReport(sums[0], sums[1], sums[2], sums[3], sums[4]);
  }

  /**
   * One run for one counter: over all counters, then over all rows, for those without a counter.
   */
  private final class Run {
    private final CounterAudit audit;
    private final long[] sums;
    private final DaoRuntime<?> runtime = DaoRuntime.of(session, mapping);
    private final IndexStates states = session.gate().states();
    private final UUID id = UUID.randomUUID();
    private IndexRecord held = IndexRecord.of(IndexState.READABLE);
    private @Nullable Row last;
    private @Nullable String reached;
    private long notedNanos = System.nanoTime();
    private long notedCounters;

    Run(CounterAudit audit, long[] sums) {
      this.audit = audit;
      this.sums = sums;
    }

    void run() {
      runtime.await(session.backend().define(Schema.of(List.of(IndexStates.TABLE))));
      take();
      String position = held.position();
      reached = position;
      notedCounters = sums[0];
      Course course = position == null ? Course.START : Course.parse(position, 2);
      Pace pace = new Pace(settings.rowsPerSecond());
      try {
        while (course.pass() < 2) {
          course = page(course);
          reached = course.pass() < 2 ? course.toString() : null;
          holdNowAndThen();
          settings
              .listener()
              .accept(
                  new UpkeepProgress(audit.counters().name(), sums[0], course.share(2), reached));
          Pace.rest(runtime, pace.millisToRest(sums[0]));
        }
      } catch (RuntimeException e) {
        try {
          giveBack();
        } catch (RowanException left) {
          // then the right ends by itself
          e.addSuppressed(left);
        }
        throw e;
      }
      giveBack();
    }

    private Course page(Course course) {
      TableSchema table = course.pass() == 0 ? audit.counters() : audit.counted();
      ReadMode mode = ReadMode.PLAIN.with(RowReader.majority(CallOptions.NONE));
      RowPage page =
          runtime.await(
              session
                  .backend()
                  .fetch(
                      new ScanQuery(
                          table,
                          course.tokens(),
                          ScanQuery.Rows.ALL,
                          PAGE_ROWS,
                          course.after(),
                          mode)));
      List<Row> keys = new ArrayList<>();
      for (Row row : page.rows()) {
        Row key = course.pass() == 0 ? audit.keyOf(row) : audit.counterOf(row);
        if (key != null && !key.equals(last)) {
          keys.add(key);
          last = key;
        }
      }
      List<Row> counters = course.pass() == 0 ? keys : untouched(keys);
      sums[0] += counters.size();
      settle(counters);
      return course.behind(page.next());
    }

    /** Those to which nothing was ever added, so that they did not show among the counters. */
    private List<Row> untouched(List<Row> keys) {
      Map<Row, CompletableFuture<Boolean>> looks = new LinkedHashMap<>();
      keys.forEach(key -> looks.put(key, audit.isUntouched(key).toCompletableFuture()));
      List<Row> untouched = new ArrayList<>();
      looks.forEach(
          (key, look) -> {
            if (runtime.await(look)) {
              untouched.add(key);
            }
          });
      return untouched;
    }

    /** Looks at counters until their differences last, or others leave them no rest. */
    private void settle(List<Row> keys) {
      Map<Row, Long> open = differences(keys);
      for (int looks = 1; looks < LOOKS && !open.isEmpty(); looks++) {
        Pace.rest(runtime, settings.grace().toMillis());
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
      Map<Row, CompletableFuture<Long>> looks = new LinkedHashMap<>();
      keys.forEach(key -> looks.put(key, audit.difference(key).toCompletableFuture()));
      Map<Row, Long> differences = new LinkedHashMap<>();
      looks.forEach(
          (key, look) -> {
            long difference = runtime.await(look);
            if (difference != 0) {
              differences.put(key, difference);
            }
          });
      return differences;
    }

    private void add(Row key, long difference) {
      sums[1]++;
      if (runtime.await(audit.add(key, difference))) {
        sums[2]++;
        sums[3] += Math.abs(difference);
      } else {
        sums[4]++;
      }
    }

    /** Takes the right to count, which ends by itself a minute after the last sign of life. */
    private void take() {
      IndexRecord found;
      IndexRecord wanted;
      do {
        found = runtime.await(states.read(audit.counters().name())).get(audit.name());
        Instant until = found == null ? null : found.heldUntil();
        if (!takesOver && until != null && until.isAfter(Instant.now())) {
          throw underWay();
        }
        wanted = (found == null ? held : found).heldBy(id, Instant.now().plus(LEASE));
      } while (!change(found, wanted));
      held = wanted;
    }

    private void holdNowAndThen() {
      boolean late = System.nanoTime() - notedNanos > BETWEEN_NOTES.toNanos();
      if (!late && sums[0] - notedCounters < COUNTERS_BETWEEN_NOTES) {
        return;
      }
      IndexRecord wanted = held.at(reached, sums[0]).heldBy(id, Instant.now().plus(LEASE));
      if (!change(held, wanted)) {
        throw underWay();
      }
      held = wanted;
      notedNanos = System.nanoTime();
      notedCounters = sums[0];
    }

    private void giveBack() {
      change(held, new IndexRecord(IndexState.READABLE, null, null, reached, sums[0]));
    }

    private boolean change(@Nullable IndexRecord found, IndexRecord wanted) {
      return runtime.await(states.change(audit.counters().name(), audit.name(), found, wanted));
    }

    private BackendUnavailable underWay() {
      return new BackendUnavailable(
          ErrorCode.BUILD_UNDER_WAY,
          Map.of("table", audit.counters().name(), "counter", audit.name()),
          null);
    }
  }
}
