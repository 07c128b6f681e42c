package dev.rowan.maintenance;

import dev.rowan.inspection.Look;
import dev.rowan.inspection.Mending;
import dev.rowan.inspection.Suspects;
import dev.rowan.internal.session.Session;
import dev.rowan.repair.Anomaly;
import dev.rowan.repair.Finding;
import dev.rowan.repair.RepairPlanner;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.upkeep.EntityTables;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What becomes of the differences that a run finds: each is looked at a second time, and if a
 * change under way may explain it, not before that is over. What is still there then counts, and is
 * mended if the run mends. Used by one thread.
 */
final class Verdicts {
  private final DaoRuntime<?> runtime;
  private final EntityTables tables;
  private final Look look;
  private final Tally tally;
  private final Patrol.Kind kind;
  private final Mending mending;
  private final Suspects suspects;

  /**
   * Judges what a run finds.
   *
   * @param tally where it is counted
   * @param grace how old a difference must be at least to be one
   */
  Verdicts(
      Session session,
      DaoRuntime<?> runtime,
      Look look,
      Tally tally,
      Duration grace,
      Patrol.Kind kind) {
    this.runtime = runtime;
    this.tables = runtime.tables();
    this.look = look;
    this.tally = tally;
    this.kind = kind;
    this.mending = new Mending(session.backend(), session.writers(), tables);
    this.suspects = new Suspects(session.time(), grace);
  }

  /** Judges what can be judged now; the rest waits. */
  void take(List<Finding> found) {
    // by one clock for all, so that what is wrong with a row and with its entries waits together
    long now = suspects.now();
    inTurn(found, finding -> finding, finding -> first(finding, now));
  }

  /** Returns whether something waits to be judged. */
  boolean areOpen() {
    return !suspects.isEmpty();
  }

  /** Returns in how many milliseconds the next can be judged; very many if there is none. */
  long millisToNext() {
    return suspects.millisToNext();
  }

  /** Judges what waited long enough. */
  void judgeDue() {
    List<Suspects.Suspect> due;
    do {
      due = suspects.takeDue(AtATime.MOST);
      inTurn(due, Suspects.Suspect::finding, each -> judge(each.finding(), each.tries() + 1));
    } while (!due.isEmpty());
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
    AtATime.each(runtime, all.stream().filter(ofRow).toList(), work);
    AtATime.each(runtime, all.stream().filter(ofRow.or(ofUnique).negate()).toList(), work);
    AtATime.each(runtime, all.stream().filter(ofUnique).toList(), work);
  }

  private static boolean isOfUnique(Finding finding) {
    return finding.derived() != null && finding.derived().isUnique();
  }

  private CompletionStage<Void> first(Finding finding, long now) {
    boolean expected =
        kind == Patrol.Kind.BUILD
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
    if (kind == Patrol.Kind.VERIFY) {
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
              tally.found(left.filter(Verdicts::isConflict).orElse(finding));
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
}
