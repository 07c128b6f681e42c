package dev.rowan.maintenance;

import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatch;
import dev.rowan.internal.session.Session;
import dev.rowan.repair.Anomaly;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.DerivedTable;
import dev.rowan.state.IndexRecord;
import dev.rowan.state.IndexState;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Builds an index over rows that are there, while others read and write the entity: writes keep it
 * from the moment on at which it was declared, reads may use it once it is built. {@link #run}
 * works in the calling thread, and notes in the store how far it is, so that another run, also
 * after a crash, goes on from there. Immutable.
 */
public final class IndexBuild {
  /** For how long a build holds its index without a sign of life. */
  static final Duration LEASE = Duration.ofSeconds(60);

  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(2);
  private static final long ROWS_BETWEEN_NOTES = 1_000;

  private final Session session;
  private final DaoRuntime<?> runtime;
  private final DerivedTable index;
  private final JobSettings settings;

  IndexBuild(Session session, DaoRuntime<?> runtime, DerivedTable index, JobSettings settings) {
    this.session = session;
    this.runtime = runtime;
    this.index = index;
    this.settings = settings;
  }

  /**
   * Returns the build at so many rows and entries a second at most.
   *
   * @throws dev.rowan.error.RejectedInput if that is less than 1
   */
  public IndexBuild atMost(int rowsPerSecond) {
    return with(settings.atMost(rowsPerSecond));
  }

  /** Returns the build with another time of grace; see {@link UpkeepJob#withGrace}. */
  public IndexBuild withGrace(Duration grace) {
    return with(settings.withGrace(grace));
  }

  /** Returns the build that tells this listener after every page how far it is, in its thread. */
  public IndexBuild watchedBy(Consumer<UpkeepProgress> listener) {
    return with(settings.watchedBy(listener));
  }

  /**
   * Builds the index, from where a build before stopped. Does nothing if the index is readable.
   *
   * @return what was written, as {@link UpkeepReport#healed}; the index is readable unless
   *     something is left that a reader could notice
   * @throws SchemaMismatch if rows have unique values that other rows have, too: all others are
   *     reserved then, and {@code verify} tells the keys of some of those rows
   * @throws BackendUnavailable if another build of the index is under way, or took this one over
   * @throws RowanException if the store cannot be read or written; another run goes on from there
   */
  public UpkeepReport run() {
    if (Maintenance.isView(runtime, index.table().name())) {
      return ofView();
    }
    Lease lease = new Lease();
    IndexRecord record = lease.take();
    if (record == null) {
      return new UpkeepReport(0, 0, Map.of(), Map.of(), 0, List.of());
    }
    Patrol patrol =
        new Patrol(
            session,
            runtime,
            List.of(index),
            settings.from(record.position()),
            Patrol.Kind.BUILD,
            lease::note);
    UpkeepReport report;
    try {
      report = patrol.run();
    } catch (RuntimeException e) {
      lease.giveBack(e);
      throw e;
    }
    lease.end(patrol.tally().mayBeRead() ? IndexState.READABLE : IndexState.WRITE_ONLY);
    requireUnique(report);
    return report;
  }

  private void requireUnique(UpkeepReport report) {
    long conflicts = report.found(Anomaly.CONFLICT);
    if (conflicts > 0) {
      throw new SchemaMismatch(
          ErrorCode.VALUES_NOT_UNIQUE,
          Map.of(
              "table",
              runtime.tables().declared().name(),
              "index",
              index.table().name(),
              "unique",
              String.join(", ", index.uniqueProperties()),
              "rows with a value of another row",
              Long.toString(conflicts)),
          null);
    }
  }

  /** The server is at it from the moment on at which it has the view. */
  private UpkeepReport ofView() {
    String view = index.table().name();
    if (!runtime.await(session.gate().isBuilt(view))) {
      throw new BackendUnavailable(
          ErrorCode.BUILD_UNDER_WAY,
          Map.of("table", runtime.tables().row().name(), "index", view, "builder", "the server"),
          null);
    }
    return new UpkeepReport(0, 0, Map.of(), Map.of(), 0, List.of());
  }

  private IndexBuild with(JobSettings newSettings) {
    return new IndexBuild(session, runtime, index, newSettings);
  }

  /** The right to build, as long as it is renewed. */
  private final class Lease {
    private final UUID builder = UUID.randomUUID();
    private final String table = runtime.tables().row().name();
    private final String name = index.table().name();
    private IndexRecord held = IndexRecord.UNBUILT;
    private long notedNanos;
    private long notedRows;
    private long before;
    private @Nullable UpkeepProgress last;

    /** Returns what is known of the index, held by this build; null if there is nothing to do. */
    @Nullable IndexRecord take() {
      IndexRecord found = read();
      while (found != null && found.state() != IndexState.READABLE) {
        Instant until = found.heldUntil();
        if (found.builder() != null && until != null && until.isAfter(session.time().instant())) {
          throw underWay();
        }
        IndexRecord wanted = found.heldBy(builder, session.time().instant().plus(LEASE));
        if (change(found, wanted)) {
          before = wanted.done();
          held = wanted;
          notedNanos = System.nanoTime();
          return wanted;
        }
        found = read();
      }
      return null;
    }

    void note(UpkeepProgress progress) {
      last = progress;
      boolean late = System.nanoTime() - notedNanos > BETWEEN_NOTES.toNanos();
      if (!late && progress.rows() - notedRows < ROWS_BETWEEN_NOTES) {
        return;
      }
      IndexRecord wanted = at(progress).heldBy(builder, session.time().instant().plus(LEASE));
      if (!change(held, wanted)) {
        throw underWay();
      }
      held = wanted;
      notedNanos = System.nanoTime();
      notedRows = progress.rows();
    }

    private IndexRecord at(UpkeepProgress progress) {
      return held.at(progress.position(), before + progress.rows());
    }

    void end(IndexState state) {
      if (!change(held, IndexRecord.of(state))) {
        throw underWay();
      }
      session.gate().learn(table, name, state);
    }

    void giveBack(RuntimeException failure) {
      try {
        IndexRecord left = last == null ? held : at(last);
        change(held, new IndexRecord(left.state(), null, null, left.position(), left.done()));
      } catch (RowanException e) {
        // then the lease ends by itself
        failure.addSuppressed(e);
      }
    }

    private @Nullable IndexRecord read() {
      return runtime.await(session.gate().states().read(table)).get(name);
    }

    private boolean change(IndexRecord found, IndexRecord wanted) {
      return runtime.await(session.gate().states().change(table, name, found, wanted));
    }

    private BackendUnavailable underWay() {
      return new BackendUnavailable(
          ErrorCode.BUILD_UNDER_WAY, Map.of("table", table, "index", name), null);
    }
  }
}
