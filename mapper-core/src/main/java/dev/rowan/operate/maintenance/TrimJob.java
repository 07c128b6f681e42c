package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.EntityWrites;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.write.PartitionTrimmer;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Deletes the rows that the row limit of an entity excludes, in all partitions: rows of the time
 * before the entity had the limit, and rows that a program left when it stopped between an insert
 * and its trim. {@link #run} works in the calling thread, and holds one page of rows in memory.
 * Another run, or a concurrent insert, does no harm. Immutable and thread-safe.
 * <!-- tag: api-trim -->
 *
 * <pre>{@code
 * TrimReport report =
 *     rowan.maintenance().trim(RecentSearchMapping.INSTANCE).atMost(10_000).run();
 * log.info("{} of {} partitions trimmed", report.trimmed(), report.partitions());
 * }</pre>
 */
public final class TrimJob extends ResumableJob<TrimJob, TrimReport> {
  private static final int PAGE_ROWS = 500;
  private static final String NAME = "Maintenance.trim";

  private final EntityMapping<?> mapping;

  TrimJob(Session session, EntityMapping<?> mapping, JobSettings settings) {
    super(session, settings);
    this.mapping = mapping;
  }

  @Override
  TrimJob with(JobSettings newSettings) {
    return new TrimJob(session, mapping, newSettings);
  }

  /**
   * Runs the job to its end.
   *
   * @throws dev.rowan.error.RejectedInputException if the position is not one of this kind of job
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; the partitions
   *     before are trimmed
   */
  @Override
  public TrimReport run() {
    String table = mapping.table().name();
    return session.jobs().run(JobKind.TRIM, table, () -> new Run().run(), TrimReport::counts);
  }

  /** One run. */
  private final class Run {
    private final DaoRuntime<?> runtime = DaoRuntime.of(session, mapping).attributedTo(NAME);
    private final EntityWrites<?> writes = runtime.writes();
    private final PartitionTrimmer trimmer =
        Objects.requireNonNull(writes.context().trimmer(), "a job of an entity with a row limit");
    private @Nullable List<Object> partition;
    private long inPartition;
    private long rows;
    private long partitions;
    private long trimmed;

    TrimReport run() {
      String position = settings.position();
      JobCheckpoint checkpoint =
          position == null ? JobCheckpoint.START : JobCheckpoint.parse(position, 1);
      boolean inside = checkpoint.after() != null;
      Throttle throttle = new Throttle(settings.rowsPerSecond());
      while (checkpoint.pass() == 0) {
        RowPage page = page(checkpoint);
        for (Row row : page.rows()) {
          if (runtime.tables().exists(row) && !runtime.tables().row().isStaticOnly(row)) {
            count(row, inside);
            inside = false;
          }
        }
        checkpoint = checkpoint.advance(page.next());
        settings.listener().accept(progress(checkpoint));
        Throttle.rest(session, throttle.millisToRest(rows));
      }
      return new TrimReport(rows, partitions, trimmed);
    }

    private RowPage page(JobCheckpoint checkpoint) {
      ReadMode mode = ReadMode.PLAIN.with(RowReader.majority(CallOptions.NONE));
      ScanQuery scan = checkpoint.scan(runtime.tables().row(), ScanQuery.Rows.ALL, PAGE_ROWS, mode);
      return runtime.await(session.backend().fetch(scan));
    }

    /**
     * Counts a row, and trims its partition at the first row beyond the limit.
     *
     * @param inside whether an earlier run read the rows of the partition before this one, so that
     *     their number is unknown
     */
    private void count(Row row, boolean inside) {
      List<Object> now = trimmer.partition(row);
      if (!now.equals(partition)) {
        partition = now;
        partitions++;
        inPartition = 0;
      }
      rows++;
      inPartition++;
      if (inPartition == trimmer.rows() + 1L || inside) {
        trimmed += runtime.await(writes.trim(now.toArray())) ? 1 : 0;
      }
    }

    private MaintenanceProgress progress(JobCheckpoint checkpoint) {
      boolean end = checkpoint.pass() > 0;
      return new MaintenanceProgress(
          mapping.table().name(),
          rows,
          end ? 1 : checkpoint.share(1),
          end ? null : checkpoint.toString(),
          0);
    }
  }
}
