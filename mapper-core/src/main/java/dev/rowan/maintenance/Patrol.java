package dev.rowan.maintenance;

import dev.rowan.inspection.Look;
import dev.rowan.internal.session.Session;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.repair.EntryAudit;
import dev.rowan.repair.EntrySums;
import dev.rowan.repair.Finding;
import dev.rowan.repair.Sight;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.value.Row;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One run of a job. It first compares sums of all rows with those of all entries, unless it is to
 * write all entries anyway, or goes on where another stood. If they differ, it goes over all rows,
 * looking at each that may differ beside the entries that it must have; then over all entries of
 * each index, each beside its row. What becomes of a difference is up to {@link Verdicts}. Used
 * once, by one thread.
 */
final class Patrol {
  private static final int PAGE_ROWS = 500;

  private final Session session;
  private final DaoRuntime<?> runtime;
  private final EntityTables tables;
  private final List<DerivedTable> indexes;
  private final JobSettings settings;
  private final Kind kind;
  private final Checkpoint checkpoint;
  private final Look look;
  private final EntryAudit audit;
  private final Tally tally;
  private final Verdicts verdicts;
  private final Pace pace;
  private final Course start;
  private final @Nullable EntrySums sums;
  private long read;
  private double share;
  private @Nullable String safe;

  /** What a run is for. */
  enum Kind {
    /** To tell what is wrong. */
    VERIFY,
    /** To set it right. */
    REPAIR,
    /** To write what no change has written: what is missing is no surprise. */
    BUILD
  }

  /** Told again and again how far a run is. */
  @FunctionalInterface
  interface Checkpoint {
    /** Takes note; may throw to end the run. */
    void at(UpkeepProgress progress);
  }

  /**
   * Once over all rows and all entries.
   *
   * @param glance what is done with those of a page, by its pass
   * @param from how much of the run is done before
   * @param part how much of the run this is, as far as anybody can tell
   * @param resumable whether another run can go on in the middle of it
   */
  private record Round(
      ObjIntConsumer<List<Sight>> glance, double from, double part, boolean resumable) {}

  Patrol(
      Session session,
      DaoRuntime<?> runtime,
      List<DerivedTable> indexes,
      JobSettings settings,
      Kind kind,
      Checkpoint checkpoint) {
    this.session = session;
    this.runtime = runtime;
    this.tables = runtime.tables();
    this.indexes = indexes;
    this.settings = settings;
    this.kind = kind;
    this.checkpoint = checkpoint;
    this.look = new Look(session.backend(), tables);
    this.audit = new EntryAudit(tables);
    this.tally = new Tally(tables);
    this.verdicts = new Verdicts(session, runtime, look, tally, settings.grace(), kind);
    this.pace = new Pace(settings.rowsPerSecond());
    this.safe = settings.position();
    this.start = safe == null ? Course.START : Course.parse(safe, passes());
    this.sums =
        kind == Kind.BUILD || !start.equals(Course.START)
            ? null
            : new EntrySums(tables, indexes, new SecureRandom());
  }

  Tally tally() {
    return tally;
  }

  UpkeepReport run() {
    if (sums == null) {
      goOver(new Round(this::examine, 0, 1, true));
    } else {
      goOver(new Round((seen, pass) -> compare(sums, seen, pass), 0, 0.5, false));
      if (sums.mayAnyDiffer()) {
        goOver(new Round(this::examine, 0.5, 0.5, true));
      }
    }
    while (verdicts.areOpen()) {
      awaitDue();
      verdicts.judgeDue();
    }
    if (share < 1) {
      share = 1;
      tell(tables.row(), null);
    }
    return tally.report();
  }

  private int passes() {
    return 1 + indexes.size();
  }

  /** Goes over all rows and entries behind the start. */
  private void goOver(Round round) {
    Course course = start;
    while (course.pass() < passes()) {
      TableSchema table = course.pass() == 0 ? tables.row() : index(course.pass()).table();
      RowPage page = page(course, table);
      List<Sight> seen = sights(page, table);
      round.glance().accept(seen, course.pass());
      read += seen.size();
      course = course.behind(page.next());
      verdicts.judgeDue();
      share = round.from() + round.part() * course.share(passes());
      boolean end = course.pass() == passes();
      tell(table, round.resumable() && !end ? course.toString() : null);
      rest(table, pace.millisToRest(read));
    }
  }

  private RowPage page(Course course, TableSchema table) {
    ScanQuery scan =
        new ScanQuery(
            table, course.tokens(), ScanQuery.Rows.ALL, PAGE_ROWS, course.after(), look.mode());
    return runtime.await(look.page(scan));
  }

  private static List<Sight> sights(RowPage page, TableSchema table) {
    List<Sight> seen = new ArrayList<>(page.rows().size());
    for (int i = 0; i < page.rows().size(); i++) {
      if (!isOfStaticsAlone(table, page.rows().get(i))) {
        seen.add(Look.sight(page, i));
      }
    }
    return seen;
  }

  private void compare(EntrySums compared, List<Sight> seen, int pass) {
    for (Sight each : seen) {
      if (pass == 0) {
        compared.addRow(each);
      } else {
        compared.takeEntry(pass - 1, each);
      }
    }
    looked(seen, pass);
  }

  private void examine(List<Sight> seen, int pass) {
    List<Finding> found = new ArrayList<>();
    AtATime.each(
            runtime,
            seen.stream().filter(sight -> mayDiffer(sight, pass)).toList(),
            sight -> pass == 0 ? ofRow(sight) : ofEntry(index(pass), sight))
        .forEach(found::addAll);
    verdicts.take(found);
    if (sums == null) {
      looked(seen, pass);
    }
  }

  private boolean mayDiffer(Sight sight, int pass) {
    Row stored = sight.stored();
    return sums == null
        || stored == null
        || sums.mayDiffer(pass == 0 ? stored : audit.rowKey(index(pass), stored));
  }

  private void looked(List<Sight> seen, int pass) {
    tally.looked(pass == 0 ? seen.size() : 0, pass == 0 ? 0 : seen.size());
  }

  private DerivedTable index(int pass) {
    return indexes.get(pass - 1);
  }

  private static boolean isOfStaticsAlone(TableSchema table, Row row) {
    return table.clusteringSize() > 0 && row.get(table.partitionKeySize()) == null;
  }

  /** What is wrong with a row and the entries that it must have. */
  private CompletionStage<List<Finding>> ofRow(Sight row) {
    List<Finding> found = new ArrayList<>();
    audit.ofRow(row).ifPresent(found::add);
    List<CompletableFuture<List<Finding>>> judged =
        indexes.stream().map(index -> look.ofRow(index, row).toCompletableFuture()).toList();
    return CompletableFuture.allOf(judged.toArray(CompletableFuture<?>[]::new))
        .thenApply(
            done -> {
              judged.forEach(each -> found.addAll(each.join()));
              return found;
            });
  }

  private CompletionStage<List<Finding>> ofEntry(DerivedTable index, Sight entry) {
    return look.ofEntry(index, entry).thenApply(finding -> finding.stream().toList());
  }

  private void tell(TableSchema table, @Nullable String position) {
    // a run that goes on from there must not pass what keeps an index from being read
    if (!verdicts.areOpen() && (kind != Kind.BUILD || tally.mayBeRead())) {
      safe = position;
    }
    UpkeepProgress progress = progress(table);
    settings.listener().accept(progress);
    checkpoint.at(progress);
  }

  /** Lets time pass until something can be judged, and says now and then that the run goes on. */
  private void awaitDue() {
    long left = verdicts.millisToNext();
    while (left > 0) {
      runtime.await(session.writers().attempts().pause(left < Pace.LONGEST_REST_MILLIS ? 1 : 5));
      goesOn(tables.row());
      left = verdicts.millisToNext();
    }
  }

  /** Lets time pass, and says now and then that the run goes on. */
  private void rest(TableSchema table, long millis) {
    for (long left = millis; left > 0; left -= Pace.LONGEST_REST_MILLIS) {
      Pace.rest(runtime, Math.min(left, Pace.LONGEST_REST_MILLIS));
      goesOn(table);
    }
  }

  private void goesOn(TableSchema table) {
    checkpoint.at(progress(table));
  }

  private UpkeepProgress progress(TableSchema table) {
    return new UpkeepProgress(table.name(), tally.looked(), share, safe);
  }
}
