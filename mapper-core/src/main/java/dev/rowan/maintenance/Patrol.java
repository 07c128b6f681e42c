package dev.rowan.maintenance;

import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.repair.Anomaly;
import dev.rowan.repair.EntryAudit;
import dev.rowan.repair.EntrySums;
import dev.rowan.repair.Finding;
import dev.rowan.repair.RepairPlanner;
import dev.rowan.repair.Sight;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.Session;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.value.Row;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One run of a job. It first compares sums of all rows with those of all entries, unless it is to
 * write all entries anyway, or goes on where another stood. If they differ, it goes over all rows,
 * looking at each that may differ beside the entries that it must have; then over all entries of
 * each index, each beside its row. A difference is looked at a second time, and if a change under
 * way may explain it, not before that is over; only then it counts, and is mended if the run mends.
 * Used once, by one thread.
 */
final class Patrol {
  private static final int PAGE_ROWS = 500;
  private static final int AT_A_TIME = 64;
  private static final long LONGEST_REST_MILLIS = 500;

  /** Which part of a job it is to compare sums, as far as anybody can tell. */
  private static final double COMPARING = 0.5;

  private final Session session;
  private final DaoRuntime<?> runtime;
  private final EntityTables tables;
  private final List<DerivedTable> indexes;
  private final JobSettings settings;
  private final Kind kind;
  private final Checkpoint checkpoint;
  private final Look look;
  private final EntryAudit audit;
  private final Mending mending;
  private final Suspects suspects;
  private final Tally tally;
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
    this.mending = new Mending(session.backend(), session.writers(), tables);
    this.suspects = new Suspects(session.time(), settings.grace());
    this.tally = new Tally(tables);
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
      goOver(this::examine, 0);
    } else {
      goOver((seen, pass) -> compare(sums, seen, pass), 0);
      if (sums.mayAnyDiffer()) {
        goOver(this::examine, share);
      }
    }
    while (!suspects.isEmpty()) {
      awaitDue();
      judgeDue();
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

  /** Goes over all rows and entries behind the start, once that much of the job is done. */
  private void goOver(ObjIntConsumer<List<Sight>> glance, double done) {
    double part = sums == null ? 1 : COMPARING;
    boolean resumable = sums == null || done > 0;
    Course course = start;
    while (course.pass() < passes()) {
      TableSchema table = course.pass() == 0 ? tables.row() : index(course.pass()).table();
      RowPage page = page(course, table);
      List<Sight> seen = sights(page, table);
      glance.accept(seen, course.pass());
      read += seen.size();
      course = course.behind(page.next());
      judgeDue();
      share = done + part * course.share(passes());
      tell(table, resumable && course.pass() < passes() ? course.toString() : null);
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
    some(
            seen.stream().filter(sight -> mayDiffer(sight, pass)).toList(),
            sight -> pass == 0 ? ofRow(sight) : ofEntry(index(pass), sight))
        .forEach(found::addAll);
    // by one clock for all, so that what is wrong with a row and with its entries waits together
    long now = suspects.now();
    inTurn(found, finding -> finding, finding -> first(finding, now));
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

  /**
   * Does something with each of many: first with rows, as the repair of a foreign row brings its
   * entries, which then are missing no more; then with entries; then with values, as a repair of a
   * row's entries and one of its values would be in each other's way.
   */
  private <A> void inTurn(
      List<A> all, Function<A, Finding> finding, Function<A, CompletionStage<Void>> work) {
    Predicate<A> ofRow = each -> finding.apply(each).derived() == null;
    Predicate<A> ofUnique = each -> isOfUnique(finding.apply(each));
    some(all.stream().filter(ofRow).toList(), work);
    some(all.stream().filter(ofRow.or(ofUnique).negate()).toList(), work);
    some(all.stream().filter(ofUnique).toList(), work);
  }

  private static boolean isOfUnique(Finding finding) {
    return finding.derived() != null && finding.derived().isUnique();
  }

  /** Does something with each of many, some of them at a time. */
  private <A, B> List<B> some(List<A> all, Function<A, CompletionStage<B>> work) {
    List<B> results = new ArrayList<>(all.size());
    for (int from = 0; from < all.size(); from += AT_A_TIME) {
      List<CompletableFuture<B>> under = new ArrayList<>(AT_A_TIME);
      for (A each : all.subList(from, Math.min(all.size(), from + AT_A_TIME))) {
        under.add(work.apply(each).toCompletableFuture());
      }
      runtime.await(CompletableFuture.allOf(under.toArray(CompletableFuture<?>[]::new)));
      under.forEach(each -> results.add(each.join()));
    }
    return results;
  }

  private CompletionStage<Void> first(Finding finding, long now) {
    boolean expected =
        kind == Kind.BUILD
            && (finding.anomaly() == Anomaly.MISSING || finding.anomaly() == Anomaly.FOREIGN);
    if (expected) {
      return found(finding);
    }
    if (isOfView(finding)) {
      // the server may be about to change it, although the row tells of no change: a deleted one
      return suspects.addFresh(finding)
          ? CompletableFuture.completedFuture(null)
          : later(finding, 0);
    }
    return isSettled(finding, now) ? judge(finding, 0) : later(finding, 0);
  }

  private boolean isOfView(Finding finding) {
    return !tables.isIsolated() && finding.derived() != null && finding.derived().isView();
  }

  private boolean isSettled(Finding finding) {
    return isSettled(finding, suspects.now());
  }

  private boolean isSettled(Finding finding, long now) {
    // no change under way has a value that is not reserved
    return tables.isIsolated()
        || (isOfUnique(finding) && finding.anomaly() != Anomaly.STALE)
        || suspects.isSettled(finding, now);
  }

  private CompletionStage<Void> later(Finding finding, int tries) {
    if (!suspects.add(finding, tries)) {
      tally.unsettled(finding);
    }
    return CompletableFuture.completedFuture(null);
  }

  private void judgeDue() {
    List<Suspects.Suspect> due;
    do {
      due = suspects.takeDue(AT_A_TIME);
      inTurn(due, Suspects.Suspect::finding, each -> judge(each.finding(), each.tries() + 1));
    } while (!due.isEmpty());
  }

  /** Looks a second time, and counts what is still the same. */
  private CompletionStage<Void> judge(Finding finding, int tries) {
    return look.again(finding)
        .thenCompose(
            now -> {
              if (now.isEmpty()) {
                return CompletableFuture.completedFuture(null);
              }
              Finding still = now.get();
              return isSettled(still) ? found(still) : later(still, tries);
            });
  }

  private CompletionStage<Void> found(Finding finding) {
    if (kind == Kind.VERIFY) {
      tally.found(finding);
      return CompletableFuture.completedFuture(null);
    }
    return mended(finding, false)
        .thenCompose(
            left ->
                left.isEmpty() ? CompletableFuture.completedFuture(left) : mended(left.get(), true))
        .thenAccept(
            left -> {
              // of rows that have one value and did not reserve it, one alone can
              tally.found(left.filter(Patrol::isConflict).orElse(finding));
              if (left.isEmpty()) {
                tally.healed(finding);
              }
            });
  }

  private static boolean isConflict(Finding finding) {
    return finding.anomaly() == Anomaly.CONFLICT;
  }

  /** Completes with what is left of a finding once its repair was carried out. */
  private CompletionStage<Optional<Finding>> mended(Finding finding, boolean again) {
    RepairPlanner.Moment moment = new RepairPlanner.Moment(suspects.now(), suspects.horizon());
    return mending
        .mend(finding, moment, again)
        .thenCompose(done -> look.again(finding))
        // what is newer than that is somebody else's change
        .thenApply(left -> left.filter(this::isSettled));
  }

  private void tell(TableSchema table, @Nullable String position) {
    // a run that goes on from there must not pass what keeps an index from being read
    if (suspects.isEmpty() && (kind != Kind.BUILD || tally.mayBeRead())) {
      safe = position;
    }
    UpkeepProgress progress = new UpkeepProgress(table.name(), tally.looked(), share, safe);
    settings.listener().accept(progress);
    checkpoint.at(progress);
  }

  /** Lets time pass until a suspect is due, and says now and then that the run goes on. */
  private void awaitDue() {
    long left = suspects.millisToNext();
    while (left > 0) {
      runtime.await(session.writers().attempts().pause(left < LONGEST_REST_MILLIS ? 1 : 5));
      checkpoint.at(new UpkeepProgress(tables.row().name(), tally.looked(), share, safe));
      left = suspects.millisToNext();
    }
  }

  /** Lets time pass, and says now and then that the run goes on. */
  private void rest(TableSchema table, long millis) {
    long left = millis;
    while (left > 0) {
      long now = Math.min(left, LONGEST_REST_MILLIS);
      runtime.await(
          CompletableFuture.runAsync(
              () -> {}, CompletableFuture.delayedExecutor(now, TimeUnit.MILLISECONDS)));
      left -= now;
      checkpoint.at(new UpkeepProgress(table.name(), tally.looked(), share, safe));
    }
  }
}
