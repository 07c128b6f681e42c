package dev.rowan.operate.maintenance;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.HiddenColumns;
import dev.rowan.internal.session.Moves;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.MoveStates;
import dev.rowan.internal.verify.EntryReader;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.internal.verify.RowCopy;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.TableLayout;
import dev.rowan.spi.schema.TableSchema;
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
 * Compares each row of the former table of an entity with its copy in the table of the entity. A
 * missing copy, or a copy with an older value, is written again with the write times of the row: a
 * row that a program has deleted since the move remains deleted, and no later value changes.
 *
 * <p>{@link #run} works in the calling thread, while programs read and write, and holds one page of
 * rows in memory. The store records the progress, so another run continues after a crash. Immutable
 * and thread-safe.
 * <!-- tag: repair-move -->
 *
 * <pre>{@code
 * MoveReport report = rowan.maintenance().repairMove(RideMapping.INSTANCE).run();
 * if (!report.isComplete()) {
 *   throw new IllegalStateException("rows that only the former table has: " + report);
 * }
 * }</pre>
 */
public final class MoveJob extends TableJob<MoveJob, MoveReport> {
  private static final String NAME = "Maintenance.repairMove";

  /** The clocks of programs and servers differ by less. */
  private static final Duration CLOCKS = Duration.ofMinutes(1);

  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(2);
  private static final long ROWS_BETWEEN_NOTES = 1_000;

  private final EntityMapping<?> mapping;

  MoveJob(Session session, EntityMapping<?> mapping, JobSettings settings) {
    super(session, settings);
    this.mapping = mapping;
  }

  @Override
  MoveJob with(JobSettings newSettings) {
    return new MoveJob(session, mapping, newSettings);
  }

  /**
   * Compares all rows, or those that an interrupted run did not reach.
   *
   * @return the numbers of rows; zeros if the store does not have the former table
   * @throws SchemaMismatchException if the table of the entity was never built, or lacks a column
   *     of the former table
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; another run
   *     continues from there
   */
  @Override
  public MoveReport run() {
    String table = mapping.table().name();
    return session.jobs().run(JobKind.REPAIR, table, this::compared, MoveReport::counts);
  }

  private MoveReport compared() {
    Moves move = session.move(mapping).orElseThrow();
    FormerTable former = move.stored().orElse(null);
    if (former == null) {
      return MoveReport.NOTHING;
    }
    Instant since = MoveStates.of(move.records(), move.table()).since();
    DaoRuntime<?> runtime = DaoRuntime.of(session, mapping).attributedTo(NAME);
    TableSchema table = former.table();
    if (table == null || !former.lost().isEmpty()) {
      throw lacking(move, former.lost());
    }
    List<@Nullable Component> sources = sources(table, runtime.tables().row(), move);
    return new Run(runtime, move, former, since, sources).run();
  }

  private List<@Nullable Component> sources(TableSchema former, TableSchema table, Moves move) {
    List<String> names = former.columns().stream().map(ColumnSchema::name).toList();
    List<@Nullable Component> sources = new ArrayList<>();
    for (int i = 0; i < table.size(); i++) {
      String name = table.column(i).name();
      int same = HiddenColumns.isHidden(name) ? -1 : names.indexOf(name);
      Component source =
          same >= 0
              ? new Component.Copy(same)
              : TableLayout.component(mapping.table().layout(), name, former).orElse(null);
      if (source == null && i < table.keySize()) {
        throw lacking(move, List.of(name));
      }
      sources.add(source);
    }
    return sources;
  }

  private static SchemaMismatchException lacking(Moves move, List<String> columns) {
    return new SchemaMismatchException(
        ErrorCode.FORMER_ROWS_LEFT,
        Map.of(
            "table",
            move.table(),
            "former table",
            move.former(),
            "columns of only one of the two",
            String.join(", ", columns)),
        null);
  }

  /** One run. Used by one thread. */
  private final class Run {
    private final DaoRuntime<?> runtime;
    private final Moves move;
    private final FormerTable description;
    private final TableSchema former;
    private final TableSchema table;
    private final RowCopy copies;
    private final MoveStates states = new MoveStates(session.backend());
    private final @Nullable Instant since; // null if no program has opened the table before
    private final SampledKeys samples;
    private final TimedReads reads = new TimedReads(session);
    private MoveStates.Move noted;
    private long notedNanos = System.nanoTime();
    private long rows;
    private long copied;
    private long deleted;
    private long left;

    Run(
        DaoRuntime<?> runtime,
        Moves move,
        FormerTable description,
        @Nullable Instant since,
        List<@Nullable Component> sources) {
      this.runtime = runtime;
      this.move = move;
      this.description = description;
      this.former = Objects.requireNonNull(description.table(), "a table that lost no column");
      this.samples = new SampledKeys(former.keySize());
      this.since = since;
      this.table = runtime.tables().row();
      this.copies = new RowCopy(former, table, sources);
      this.noted = MoveStates.of(records(), table.name());
      this.rows = noted.done();
    }

    MoveReport run() {
      String position = noted.position();
      JobCheckpoint checkpoint =
          position == null ? JobCheckpoint.START : JobCheckpoint.parse(position, 1);
      Throttle throttle = new Throttle(settings.rowsPerSecond());
      long before = rows;
      while (checkpoint.pass() == 0) {
        RowPage page = runtime.await(reads.page(checkpoint, former));
        compare(page);
        checkpoint = checkpoint.advance(page.next());
        boolean end = checkpoint.pass() > 0;
        note(end ? null : checkpoint.toString());
        settings
            .listener()
            .accept(
                new MaintenanceProgress(
                    former.name(),
                    rows,
                    end ? 1 : checkpoint.share(1),
                    end ? null : checkpoint.toString(),
                    0));
        Throttle.rest(session, throttle.millisToRest(rows - before));
      }
      return new MoveReport(rows, copied, deleted, left, samples.toList());
    }

    private void compare(RowPage page) {
      List<ObservedRow> found = new ArrayList<>();
      for (int i = 0; i < page.rows().size(); i++) {
        if (copies.exists(page.rows().get(i))) {
          found.add(EntryReader.observed(page, i));
        }
      }
      rows += found.size();
      List<Boolean> outdated = BoundedConcurrency.map(found, this::isOutdated, runtime::await);
      for (int i = 0; i < found.size(); i++) {
        if (outdated.get(i)) {
          resolve(Objects.requireNonNull(found.get(i).stored()));
        }
      }
    }

    private CompletionStage<Boolean> isOutdated(ObservedRow row) {
      Row copy = copies.copyOf(Objects.requireNonNull(row.stored()));
      return copy == null
          ? CompletableFuture.completedFuture(true)
          : reads.row(table, copy).thenApply(seen -> copies.isOutdated(row, seen));
    }

    /** Reads a row without an equal copy again, and decides what happened to its copy. */
    private void resolve(Row found) {
      ObservedRow row = runtime.await(reads.row(former, found));
      Row stored = row.stored();
      if (stored == null || !copies.exists(stored)) {
        return; // a program of an earlier version has deleted the row in both tables
      }
      Row copy = copies.copyOf(stored);
      if (copy == null) {
        left++;
        samples.add(stored);
        return;
      }
      if (!runtime.await(isOutdated(row))) {
        return;
      }
      if (isOlderThanMove(row)
          && session.backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
        deleted++; // the engine had maintained the copy until then
      } else if (!areDeletionsStored(row)) {
        left++;
        samples.add(stored);
      } else {
        runtime.await(
            session
                .writers()
                .executor()
                .executeToEnd(copies.plan(row, copy, timeOfUntimed(), TimedReads.MAJORITY)));
        if (runtime.await(isOutdated(row))) {
          deleted++;
        } else {
          copied++;
          samples.add(stored);
        }
      }
    }

    private boolean isOlderThanMove(ObservedRow row) {
      return since != null && row.newest() != CellTimes.NEVER && micros(since) > row.newest();
    }

    /**
     * Returns whether the store still has each deletion that can explain why a copy is missing: it
     * is later than the row, and later than the move.
     */
    private boolean areDeletionsStored(ObservedRow row) {
      if (since == null) {
        return true; // no program could delete a row of one table alone
      }
      long earliest = Math.max(micros(since), row.newest());
      Duration margin =
          session.backend().capabilities().has(Capability.INDEX_MAINTENANCE)
              ? Duration.ZERO
              : CLOCKS;
      Instant purged =
          Instant.EPOCH
              .plusMillis(Math.floorDiv(earliest, 1_000))
              .plusSeconds(description.deletionSeconds())
              .minus(margin);
      return session.time().instant().isBefore(purged);
    }

    /**
     * Returns the write time of a row with only key columns: before each deletion since the move.
     */
    private long timeOfUntimed() {
      return micros(since == null ? session.time().instant() : since.minus(CLOCKS));
    }

    private static long micros(Instant instant) {
      return instant.toEpochMilli() * 1_000;
    }

    /** Records the position, unless a later run must find this run's rows again. */
    private void note(@Nullable String position) {
      boolean late = System.nanoTime() - notedNanos > BETWEEN_NOTES.toNanos();
      boolean due = late || rows - noted.done() >= ROWS_BETWEEN_NOTES;
      boolean isEnd = position == null && noted.position() != null;
      if ((copied + left > 0 || !due) && !isEnd) {
        return;
      }
      MoveStates.Move wanted =
          new MoveStates.Move(noted.since(), position, position == null ? 0 : rows);
      runtime.await(states.write(move.former(), table.name(), records(), wanted));
      noted = wanted;
      notedNanos = System.nanoTime();
    }

    private Map<String, IndexRecord> records() {
      return runtime.await(session.store().gate().states().read(move.former()));
    }
  }
}
