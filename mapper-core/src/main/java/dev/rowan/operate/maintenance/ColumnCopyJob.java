package dev.rowan.operate.maintenance;

import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.session.ColumnMoves;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.ColumnCopyStates;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.verify.ColumnCopy;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Copies the values of former columns to the columns that take them over, each with its write time
 * and its remaining TTL, and compares all rows. Start the job after every program that writes the
 * entity names the former column. From its end on, programs read the new column.
 *
 * <p>The values of a column that is now in a column group, in another one, or in none any more, are
 * copied from the table that has them to the table of the column in the same way.
 *
 * <p>If the entity does not name the former column any more, the job compares only: a value that
 * only the former column has is copied, unless a program has deleted it from the new column. {@code
 * rowan.schema().dropping(…)} runs this comparison before it drops the former column.
 *
 * <p>{@link #run} works in the calling thread, while programs read and write, and holds one page of
 * rows in memory. The store records the progress of a copy, so another run continues after a crash.
 * Immutable and thread-safe.
 * <!-- tag: copy-columns -->
 *
 * <pre>{@code
 * ColumnCopyReport report = rowan.maintenance().copyColumns(GuestMapping.INSTANCE).run();
 * if (report.left() > 0) {
 *   throw new IllegalStateException("values that were not copied: " + report);
 * }
 * }</pre>
 */
public final class ColumnCopyJob extends TableJob<ColumnCopyJob, ColumnCopyReport> {
  private static final int TRIES = 3;

  /** The clocks of programs and servers differ by less. */
  private static final Duration CLOCKS = Duration.ofMinutes(1);

  private final EntityMapping<?> mapping;

  ColumnCopyJob(Session session, EntityMapping<?> mapping, JobSettings settings) {
    super(session, settings);
    this.mapping = mapping;
  }

  @Override
  ColumnCopyJob with(JobSettings newSettings) {
    return new ColumnCopyJob(session, mapping, newSettings);
  }

  /**
   * Copies and compares all rows, or those that an interrupted run did not reach.
   *
   * @return the numbers of rows and values; zeros if no column has a former column in the store
   * @throws dev.rowan.error.SchemaMismatchException if a stored table does not match the model, or
   *     if the entity no longer names a former column whose values are not copied
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; another run
   *     continues from there
   */
  @Override
  public ColumnCopyReport run() {
    return session
        .jobs()
        .run(JobKind.REPAIR, mapping.table().name(), this::copied, ColumnCopyReport::counts);
  }

  private ColumnCopyReport copied() {
    ColumnMoves moves = session.columnMoves(mapping);
    if (moves.declares()) {
      DaoRuntime.of(session, mapping); // records that programs write both columns
    }
    Map<String, IndexRecord> records = moves.records();
    List<ColumnSchema> uncopied = moves.uncopied(records);
    boolean copies = moves.declares() || !uncopied.isEmpty();
    if (!copies) {
      DaoRuntime.of(session, mapping); // refuses columns that a copy did not complete
    }
    List<ColumnSchema> columns = copies ? uncopied : moves.finished(records);
    ColumnCopyReport all = ColumnCopyReport.NOTHING;
    for (ColumnCopy copy : columns.isEmpty() ? List.<ColumnCopy>of() : moves.copies(columns)) {
      session.await(
          session
              .backend()
              .define(Schema.of(List.of(copy.source(), copy.target(), IndexStates.TABLE))));
      all = all.plus(new Run(copy, copies, moves, records).run(records));
    }
    return all;
  }

  /** One run. Used by one thread. */
  private final class Run {
    private final List<ColumnSchema> columns;
    private final ColumnCopy copy;
    private final String table;
    private final boolean copies; // false for a comparison
    private final ColumnCopyStates states = new ColumnCopyStates(session.store().gate().states());
    private final long deletionSeconds;
    private final List<@Nullable Instant> since = new ArrayList<>();
    private final SampledKeys samples;
    private final PairReads reads;
    private long rows;
    private long copied;
    private long deleted;
    private long left;

    Run(ColumnCopy copy, boolean copies, ColumnMoves moves, Map<String, IndexRecord> records) {
      this.columns = copy.columns();
      this.copy = copy;
      this.table = mapping.table().name();
      this.reads = new PairReads(session, copy);
      this.samples = new SampledKeys(copy.source().keySize());
      this.copies = copies;
      this.deletionSeconds = moves.stored().map(FormerTable::deletionSeconds).orElse(0L);
      for (ColumnSchema column : columns) {
        IndexRecord record = ColumnCopyStates.of(records, column);
        since.add(record == null ? null : record.heldUntil());
      }
    }

    /** A copy reads its records again after each page. */
    ColumnCopyReport run(Map<String, IndexRecord> first) {
      Map<String, IndexRecord> records = first;
      JobCheckpoint checkpoint = start(records);
      long before = rows;
      Throttle throttle = new Throttle(settings.rowsPerSecond());
      while (checkpoint.pass() == 0 && !(copies && isComplete(records))) {
        PairReads.Page page = reads.page(checkpoint);
        compare(page.rows());
        checkpoint = checkpoint.advance(page.next());
        boolean end = checkpoint.pass() > 0;
        if (copies) {
          note(records, end ? null : checkpoint.toString());
        }
        settings
            .listener()
            .accept(
                new MaintenanceProgress(
                    table,
                    rows,
                    end ? 1 : checkpoint.share(1),
                    end ? null : checkpoint.toString(),
                    0));
        Throttle.rest(session, throttle.millisToRest(rows - before));
        records = end || !copies ? records : records();
      }
      return new ColumnCopyReport(rows, copied, deleted, left, samples.toList());
    }

    /**
     * Whether another run has completed the copy. Programs without the former column can write
     * then, and no value of the new column may be compared with the former one.
     */
    private boolean isComplete(Map<String, IndexRecord> records) {
      return columns.stream().anyMatch(column -> ColumnCopyStates.isCopied(records, column));
    }

    /** Continues an earlier copy if it concerned the same columns. */
    private JobCheckpoint start(Map<String, IndexRecord> records) {
      IndexRecord first = ColumnCopyStates.of(records, columns.get(0));
      String position = first == null ? null : first.position();
      boolean continues =
          copies
              && position != null
              && columns.stream()
                  .map(column -> ColumnCopyStates.of(records, column))
                  .allMatch(each -> each != null && position.equals(each.position()));
      if (!continues || first == null || position == null) {
        return JobCheckpoint.START;
      }
      rows = first.done();
      return JobCheckpoint.parse(position, 1);
    }

    /** Records the position; at the end of a whole copy, that the columns have all values. */
    private void note(Map<String, IndexRecord> records, @Nullable String position) {
      for (ColumnSchema column : columns) {
        if (ColumnCopyStates.isCopied(records, column)) {
          continue;
        }
        session.await(
            position == null && left == 0
                ? states.complete(table, column, records, session.time().instant())
                : states.note(
                    table, column, records, left == 0 ? position : null, left == 0 ? rows : 0));
      }
    }

    private void compare(List<ObservedRow> page) {
      rows += page.size();
      List<ObservedRow> found = page.stream().filter(row -> !isSettled(row)).toList();
      BoundedConcurrency.map(found, this::copyPage, session::await);
      found.forEach(row -> resolve(Objects.requireNonNull(row.stored())));
    }

    private boolean isSettled(ObservedRow row) {
      for (int pair = 0; pair < copy.pairs(); pair++) {
        if (!isSettled(row, pair)) {
          return false;
        }
      }
      return true;
    }

    private boolean isSettled(ObservedRow row, int pair) {
      return copies ? copy.isEqual(row, pair) : copy.isCurrent(row, pair);
    }

    /** Copies what a page shows; {@link #resolve} reads the row again, and decides. */
    private CompletionStage<?> copyPage(ObservedRow row) {
      CompletionStage<?> done = CompletableFuture.completedFuture(null);
      for (int pair = 0; copies && pair < copy.pairs(); pair++) {
        int each = pair;
        if (!copy.isEqual(row, each)) {
          copied++;
          done = done.thenCompose(before -> write(row, each));
        }
      }
      return done;
    }

    private CompletionStage<?> write(ObservedRow row, int pair) {
      return session.writers().executor().executeToEnd(copy.plan(row, pair, TimedReads.MAJORITY));
    }

    private void resolve(Row key) {
      ObservedRow row = reads.row(key);
      for (int pair = 0; pair < copy.pairs(); pair++) {
        if (!(copies ? isCopied(key, row, pair) : isExplained(key, row, pair))) {
          left++;
          samples.add(key);
        }
      }
    }

    /** Makes a pair equal. A program of an earlier version can change the former column again. */
    private boolean isCopied(Row key, ObservedRow found, int pair) {
      ObservedRow row = found;
      for (int i = 0; i < TRIES && !copy.isEqual(row, pair) && !copy.isEnding(row, pair); i++) {
        session.await(write(row, pair));
        row = reads.row(key);
      }
      return copy.isEqual(row, pair) || copy.isEnding(row, pair);
    }

    /** Decides why a column lacks a value of its former column, or has an older one. */
    private boolean isExplained(Row key, ObservedRow row, int pair) {
      if (copy.isCurrent(row, pair) || copy.isEnding(row, pair)) {
        return true;
      }
      long written = copy.written(row, pair);
      Instant complete = since.get(pair);
      if (written == CellTimes.NEVER || complete == null) {
        return false;
      }
      if (copy.isUnset(row, pair) && written <= micros(complete.minus(CLOCKS))) {
        deleted++; // the copy had this value
        return true;
      }
      Instant latest = complete.isAfter(instant(written)) ? complete : instant(written);
      if (!session.time().instant().isBefore(latest.plusSeconds(deletionSeconds).minus(CLOCKS))) {
        return false; // the store may have removed the deletion of the value
      }
      session.await(write(row, pair));
      ObservedRow now = reads.row(key);
      if (copy.isUnset(now, pair)) {
        deleted++;
      } else {
        copied++;
      }
      return true;
    }

    private static long micros(Instant instant) {
      return instant.toEpochMilli() * 1_000;
    }

    private static Instant instant(long micros) {
      return Instant.ofEpochMilli(Math.floorDiv(micros, 1_000));
    }

    private Map<String, IndexRecord> records() {
      return session.await(session.store().gate().states().read(table));
    }
  }
}
