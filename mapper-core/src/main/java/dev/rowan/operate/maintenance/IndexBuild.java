package dev.rowan.operate.maintenance;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.store.IndexState;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Builds an index over existing rows, while other programs read and write the entity. Writes
 * maintain the index from the moment of its declaration; reads use the index after the build.
 * {@link #run} works in the calling thread. The store records the progress, so another run
 * continues after a crash. Immutable and thread-safe.
 * <!-- tag: build -->
 *
 * <pre>{@code
 * rowan
 *     .maintenance()
 *     .build(VisitMapping.INSTANCE, "visits_by_tag")
 *     .atMost(20_000)
 *     .watchedBy(step -> log.info("{} rows, {} %", step.rows(), (int) (step.share() * 100)))
 *     .run();
 * }</pre>
 */
public final class IndexBuild extends TableJob<IndexBuild, MaintenanceReport> {
  private final DaoRuntime<?> runtime;
  private final DerivedTable index;

  IndexBuild(Session session, DaoRuntime<?> runtime, DerivedTable index, JobSettings settings) {
    super(session, settings);
    this.runtime = runtime;
    this.index = index;
  }

  /** Returns a copy with another grace period; see {@link MaintenanceJob#withGrace}. */
  public IndexBuild withGrace(Duration grace) {
    return with(settings.withGrace(grace));
  }

  /**
   * Builds the index, or continues an earlier build. Does nothing if the index is readable.
   *
   * @return the written entries as {@link MaintenanceReport#repaired}; the index is then readable,
   *     unless differences remain that reads could return. A row with a value that no key can
   *     contain has no entry; {@link MaintenanceReport#unindexableRows} lists it
   * @throws SchemaMismatchException if several rows have the same unique value. All other values
   *     are reserved then, and {@code verify} returns the keys of some of those rows
   * @throws BackendUnavailableException if another build of the index is running, or took over this
   *     one
   * @throws RowanException if the store cannot be read or written; another run continues from there
   */
  @Override
  public MaintenanceReport run() {
    String table = runtime.tables().declared().name();
    return session.jobs().run(JobKind.BUILD, table, this::built, MaintenanceReport::counts);
  }

  private MaintenanceReport built() {
    if (NamedIndex.isView(runtime, index.table().name())) {
      return ofView();
    }
    BuildLease lease = new BuildLease(session, runtime, index.table().name());
    IndexRecord record = lease.take();
    if (record == null) {
      return MaintenanceReport.NOTHING;
    }
    TableScrubber scrubber =
        new TableScrubber(
            session,
            runtime,
            List.of(index),
            settings.from(record.position()),
            JobKind.BUILD,
            lease::note);
    MaintenanceReport report;
    try {
      report = scrubber.run();
    } catch (RuntimeException e) {
      lease.giveBack(e);
      throw e;
    }
    lease.end(scrubber.report().mayBeRead() ? IndexState.READABLE : IndexState.WRITE_ONLY);
    requireUnique(report);
    return report;
  }

  private void requireUnique(MaintenanceReport report) {
    long conflicts = report.found(Anomaly.CONFLICT);
    if (conflicts > 0) {
      throw new SchemaMismatchException(
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

  /** Checks a materialized view, which the server starts to build when the view is created. */
  private MaintenanceReport ofView() {
    String view = index.table().name();
    if (!runtime.await(session.store().gate().isBuilt(view))) {
      throw new BackendUnavailableException(
          ErrorCode.JOB_IN_PROGRESS,
          Map.of("table", runtime.tables().row().name(), "index", view, "builder", "the server"),
          null);
    }
    return MaintenanceReport.NOTHING;
  }

  @Override
  IndexBuild with(JobSettings newSettings) {
    return new IndexBuild(session, runtime, index, newSettings);
  }
}
