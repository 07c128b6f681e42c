package dev.rowan.operate.maintenance;

import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.verify.EntryAudit;
import dev.rowan.internal.verify.EntryFinding;
import dev.rowan.internal.verify.EntryReader;
import dev.rowan.internal.verify.EntrySums;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One run of a job. The run first compares hash sums of all rows with those of all entries. A build
 * and a resumed run skip the sums. If sums differ, the run compares each row that may differ with
 * its entries, then each entry of each index with its row. {@link FindingProcessor} handles the
 * differences. Used once, by one thread.
 */
final class TableScrubber {
  private static final Logger LOG = LoggerFactory.getLogger(TableScrubber.class);
  private static final int PAGE_ROWS = 500;

  private final Session session;
  private final DaoRuntime<?> runtime;
  private final EntityTables tables;
  private final List<DerivedTable> indexes;
  private final JobSettings settings;
  private final JobKind kind;
  private final ProgressListener progressListener;
  private final EntryReader reader;
  private final EntryAudit audit;
  private final ReportBuilder report;
  private final FindingProcessor findings;
  private final Throttle throttle;
  private final JobCheckpoint start;
  private final @Nullable EntrySums sums;
  private long read;
  private double share;
  private @Nullable String safe;

  /** Receives the progress of a run. */
  @FunctionalInterface
  interface ProgressListener {
    /** Receives the progress; an exception ends the run. */
    void accept(MaintenanceProgress progress);
  }

  /**
   * One pass over all rows and all entries.
   *
   * @param visitor processes the rows or entries of a page, with the index of the pass
   * @param from the share of the run that was finished before
   * @param part the estimated share of this round in the run
   * @param resumable whether another run can resume within this round
   */
  private record Round(
      ObjIntConsumer<List<ObservedRow>> visitor, double from, double part, boolean resumable) {}

  TableScrubber(
      Session session,
      DaoRuntime<?> runtime,
      List<DerivedTable> indexes,
      JobSettings settings,
      JobKind kind,
      ProgressListener progressListener) {
    this.session = session;
    this.runtime = runtime;
    this.tables = runtime.tables();
    this.indexes = indexes;
    this.settings = settings;
    this.kind = kind;
    this.progressListener = progressListener;
    this.audit = new EntryAudit(tables, () -> session.time().millis() * 1_000);
    this.reader =
        new EntryReader(session.backend(), tables, audit, session.writers().executor().retries());
    this.report = new ReportBuilder(tables);
    this.findings = new FindingProcessor(session, runtime, reader, report, settings.grace(), kind);
    this.throttle = new Throttle(settings.rowsPerSecond());
    this.safe = settings.position();
    this.start = safe == null ? JobCheckpoint.START : JobCheckpoint.parse(safe, passes());
    this.sums =
        kind == JobKind.BUILD || !start.equals(JobCheckpoint.START)
            ? null
            : new EntrySums(tables, audit, indexes, new SecureRandom());
  }

  ReportBuilder report() {
    return report;
  }

  MaintenanceReport run() {
    if (sums == null) {
      readAll(new Round(this::examine, 0, 1, true));
    } else {
      readAll(new Round((seen, pass) -> compare(sums, seen, pass), 0, 0.5, false));
      if (sums.mayAnyDiffer()) {
        readAll(new Round(this::examine, 0.5, 0.5, true));
      }
    }
    boolean waits = findings.areOpen();
    if (waits) {
      LOG.info(
          "differences wait until no write in flight can explain them: table={} grace={} next in {} ms",
          tables.row().name(),
          settings.grace(),
          findings.millisToNext());
    }
    while (findings.areOpen()) {
      awaitDue();
      findings.processDue();
    }
    if (share < 1 || waits) {
      share = 1;
      publish(tables.row(), null);
    }
    return report.report();
  }

  private int passes() {
    return 1 + indexes.size();
  }

  /** Reads all rows and entries from the start position. */
  private void readAll(Round round) {
    JobCheckpoint checkpoint = start;
    while (checkpoint.pass() < passes()) {
      TableSchema table = checkpoint.pass() == 0 ? tables.row() : index(checkpoint.pass()).table();
      RowPage page = page(checkpoint, table);
      List<ObservedRow> seen = observedRows(page, checkpoint.pass());
      if (checkpoint.pass() > 0 && (sums == null || !round.resumable())) {
        countKeyless(index(checkpoint.pass()), page); // in one round of the run
      }
      round.visitor().accept(seen, checkpoint.pass());
      read += seen.size();
      checkpoint = checkpoint.advance(page.next());
      findings.processDue();
      share = round.from() + round.part() * checkpoint.share(passes());
      boolean end = checkpoint.pass() == passes();
      publish(table, round.resumable() && !end ? checkpoint.toString() : null);
      rest(table, throttle.millisToRest(read));
    }
  }

  private RowPage page(JobCheckpoint checkpoint, TableSchema table) {
    ScanQuery scan = checkpoint.scan(table, ScanQuery.Rows.ALL, PAGE_ROWS, reader.mode());
    return runtime.await(reader.page(scan));
  }

  private List<ObservedRow> observedRows(RowPage page, int pass) {
    TableSchema table = pass == 0 ? tables.row() : index(pass).table();
    List<ObservedRow> seen = new ArrayList<>(page.rows().size());
    for (int i = 0; i < page.rows().size(); i++) {
      Row row = page.rows().get(i);
      // A server's view can have an entry with an empty key, which no request can name. An entry
      // without the key of its row is counted apart.
      boolean isUsable = pass == 0 || index(pass).namesRow(row);
      if (isUsable && !table.isStaticOnly(row) && Entries.isStorable(table, row)) {
        seen.add(EntryReader.observed(page, i));
      }
    }
    return seen;
  }

  private void compare(EntrySums compared, List<ObservedRow> seen, int pass) {
    for (ObservedRow each : seen) {
      if (pass == 0) {
        compared.addRow(each);
      } else {
        compared.takeEntry(pass - 1, each);
      }
    }
    countChecked(seen, pass);
  }

  private void examine(List<ObservedRow> seen, int pass) {
    List<EntryFinding> found = new ArrayList<>();
    NewestRows newest = new NewestRows(audit, indexes, pass == 0 ? seen : List.of());
    BoundedConcurrency.map(
            seen.stream().filter(observed -> mayDiffer(observed, pass)).toList(),
            observed -> pass == 0 ? ofRow(observed, newest) : ofEntry(index(pass), observed),
            runtime::await)
        .forEach(found::addAll);
    findings.take(found);
    if (sums == null) {
      countChecked(seen, pass);
    }
  }

  private boolean mayDiffer(ObservedRow observed, int pass) {
    Row stored = observed.stored();
    return sums == null
        || stored == null
        || sums.mayDiffer(pass == 0 ? stored : audit.rowKey(index(pass), stored));
  }

  private void countChecked(List<ObservedRow> seen, int pass) {
    if (pass == 0) {
      seen.forEach(this::countUnindexable);
    }
    report.checked(pass == 0 ? seen.size() : 0, pass == 0 ? 0 : seen.size());
  }

  private void countUnindexable(ObservedRow row) {
    for (DerivedTable index : indexes) {
      String column = audit.unindexable(index, row);
      if (column != null) {
        report.unindexable(
            index.table().name(),
            column,
            Objects.requireNonNull(row.stored(), "a row with values"));
      }
    }
  }

  private void countKeyless(DerivedTable index, RowPage page) {
    if (!index.isView()) {
      report.keyless(
          index.table().name(), page.rows().stream().filter(row -> !index.namesRow(row)).count());
    }
  }

  private DerivedTable index(int pass) {
    return indexes.get(pass - 1);
  }

  /** Compares a row with its entries. */
  private CompletionStage<List<EntryFinding>> ofRow(ObservedRow row, NewestRows newest) {
    List<EntryFinding> found = new ArrayList<>();
    audit.ofRow(row).ifPresent(found::add);
    List<CompletableFuture<List<EntryFinding>>> judged =
        indexes.stream()
            .filter(index -> newest.contain(index, row))
            .map(index -> reader.ofRow(index, row).toCompletableFuture())
            .toList();
    return CompletableFuture.allOf(judged.toArray(CompletableFuture<?>[]::new))
        .thenApply(
            done -> {
              judged.forEach(each -> found.addAll(each.join()));
              return found;
            });
  }

  private CompletionStage<List<EntryFinding>> ofEntry(DerivedTable index, ObservedRow entry) {
    return reader.ofEntry(index, entry).thenApply(finding -> finding.stream().toList());
  }

  private void publish(TableSchema table, @Nullable String position) {
    // a resumed run must not skip a difference that keeps the index from being readable
    if (!findings.areOpen() && (kind != JobKind.BUILD || report.mayBeRead())) {
      safe = position;
    }
    MaintenanceProgress progress = progress(table, 0);
    settings.listener().accept(progress);
    progressListener.accept(progress);
  }

  /** Waits until a finding can be confirmed, and reports how long the rest of the wait is. */
  private void awaitDue() {
    for (long left = findings.millisToNext(); left > 0; left = findings.millisToNext()) {
      MaintenanceProgress waiting = progress(tables.row(), left);
      settings.listener().accept(waiting);
      progressListener.accept(waiting);
      runtime.await(
          session
              .writers()
              .executor()
              .retries()
              .pause(left < Throttle.LONGEST_REST_MILLIS ? 1 : 5));
    }
  }

  /** Waits for the rate limit, and reports the progress meanwhile. */
  private void rest(TableSchema table, long millis) {
    for (long left = millis; left > 0; left -= Throttle.LONGEST_REST_MILLIS) {
      Throttle.rest(session, Math.min(left, Throttle.LONGEST_REST_MILLIS));
      reportProgress(table);
    }
  }

  private void reportProgress(TableSchema table) {
    progressListener.accept(progress(table, 0));
  }

  private MaintenanceProgress progress(TableSchema table, long waitingMillis) {
    return new MaintenanceProgress(table.name(), report.checked(), share, safe, waitingMillis);
  }
}
