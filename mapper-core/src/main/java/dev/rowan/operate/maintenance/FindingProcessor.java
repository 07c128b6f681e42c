package dev.rowan.operate.maintenance;

import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.verify.EntryFinding;
import dev.rowan.internal.verify.EntryReader;
import dev.rowan.internal.verify.FindingRepair;
import dev.rowan.internal.verify.PendingFindings;
import dev.rowan.internal.verify.RepairWindow;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.store.Anomaly;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Confirms, reports and repairs the differences that a run finds. Each difference is read a second
 * time; if an in-flight write can explain the difference, the read happens after the grace period.
 * A confirmed difference is reported, and repaired if the run repairs. Used by one thread.
 */
final class FindingProcessor {
  private final DaoRuntime<?> runtime;
  private final EntityTables tables;
  private final EntryReader reader;
  private final ReportBuilder report;
  private final JobKind kind;
  private final FindingRepair repair;
  private final PendingFindings pending;

  /**
   * Creates a processor for one run.
   *
   * @param report receives the confirmed findings
   * @param grace the minimum age of a difference to be confirmed
   */
  FindingProcessor(
      Session session,
      DaoRuntime<?> runtime,
      EntryReader reader,
      ReportBuilder report,
      Duration grace,
      JobKind kind) {
    this.runtime = runtime;
    this.tables = runtime.tables();
    this.reader = reader;
    this.report = report;
    this.kind = kind;
    this.repair = new FindingRepair(session.writers(), tables);
    this.pending = new PendingFindings(session.time(), grace);
  }

  /** Processes the findings that can be confirmed now; the others wait. */
  void take(List<EntryFinding> found) {
    // one clock reading for all findings, so that those of a row and of its entries wait together
    long now = pending.now();
    inTurn(found, finding -> finding, finding -> first(finding, now));
  }

  /** Returns whether findings are waiting. */
  boolean areOpen() {
    return !pending.isEmpty();
  }

  /**
   * Returns the milliseconds until the next finding can be confirmed; a very large number if none
   * is waiting.
   */
  long millisToNext() {
    return pending.millisToNext();
  }

  /** Processes the findings whose waiting time is over. */
  void processDue() {
    List<PendingFindings.Pending> due;
    do {
      due = pending.takeDue(BoundedConcurrency.MAX_CONCURRENCY);
      inTurn(
          due, PendingFindings.Pending::finding, each -> confirm(each.finding(), each.tries() + 1));
    } while (!due.isEmpty());
  }

  /**
   * Processes findings in three steps: rows, then entries, then unique values. The repair of a
   * foreign row writes its entries, which are then no longer missing. The repairs of a row's
   * entries and of its unique values would conflict if they ran concurrently.
   */
  private <A> void inTurn(
      List<A> all, Function<A, EntryFinding> finding, Function<A, CompletionStage<Void>> work) {
    Predicate<A> ofRow = each -> finding.apply(each).derived() == null;
    Predicate<A> ofUnique = each -> isOfUnique(finding.apply(each));
    BoundedConcurrency.map(all.stream().filter(ofRow).toList(), work, runtime::await);
    BoundedConcurrency.map(
        all.stream().filter(ofRow.or(ofUnique).negate()).toList(), work, runtime::await);
    BoundedConcurrency.map(all.stream().filter(ofUnique).toList(), work, runtime::await);
  }

  private static boolean isOfUnique(EntryFinding finding) {
    return finding.derived() != null && finding.derived().isUnique();
  }

  private CompletionStage<Void> first(EntryFinding finding, long now) {
    boolean expected =
        kind == JobKind.BUILD
            && (finding.anomaly() == Anomaly.MISSING || finding.anomaly() == Anomaly.FOREIGN);
    if (expected) {
      return found(finding);
    }
    if (isOfView(finding)) {
      // the server may still update the view although the row shows no change: a deleted row
      return pending.addFresh(finding)
          ? CompletableFuture.completedFuture(null)
          : later(finding, 0);
    }
    return isSettled(finding, now) ? confirm(finding, 0) : later(finding, 0);
  }

  private boolean isOfView(EntryFinding finding) {
    return !tables.isEngineMaintained() && finding.derived() != null && finding.derived().isView();
  }

  private boolean isSettled(EntryFinding finding) {
    return isSettled(finding, pending.now());
  }

  private boolean isSettled(EntryFinding finding, long now) {
    // an in-flight write reserves its value first
    return tables.isEngineMaintained()
        || (isOfUnique(finding) && finding.anomaly() != Anomaly.STALE)
        || pending.isSettled(finding, now);
  }

  private CompletionStage<Void> later(EntryFinding finding, int tries) {
    if (!pending.add(finding, tries)) {
      report.unresolved(finding);
    }
    return CompletableFuture.completedFuture(null);
  }

  /** Reads the row and its entry again, and reports the difference if it still exists. */
  private CompletionStage<Void> confirm(EntryFinding finding, int tries) {
    return reader
        .again(finding)
        .thenCompose(
            now -> {
              if (now.isEmpty()) {
                return CompletableFuture.completedFuture(null);
              }
              EntryFinding still = now.get();
              return isSettled(still) ? found(still) : later(still, tries);
            });
  }

  private CompletionStage<Void> found(EntryFinding finding) {
    if (kind == JobKind.VERIFY) {
      report.found(finding);
      return CompletableFuture.completedFuture(null);
    }
    return repaired(finding, false)
        .thenCompose(
            left ->
                left.isEmpty()
                    ? CompletableFuture.completedFuture(left)
                    : repaired(left.get(), true))
        .thenAccept(
            left -> {
              // if several rows have the same value without a reservation, only one can reserve it
              report.found(left.filter(FindingProcessor::isConflict).orElse(finding));
              if (left.isEmpty()) {
                report.repaired(finding);
              }
            });
  }

  private static boolean isConflict(EntryFinding finding) {
    return finding.anomaly() == Anomaly.CONFLICT;
  }

  /** Repairs a finding, and completes with the difference that remains. */
  private CompletionStage<Optional<EntryFinding>> repaired(EntryFinding finding, boolean again) {
    RepairWindow window = new RepairWindow(pending.now(), pending.settledBefore());
    return repair
        .repair(finding, window, again)
        .thenCompose(done -> reader.again(finding))
        // a newer difference comes from a concurrent writer
        .thenApply(left -> left.filter(this::isSettled));
  }
}
