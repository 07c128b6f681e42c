package dev.rowan.internal.copy;

import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The hook of rows that copy from others. It reads the values to copy, writes them with the row
 * whatever the caller set, and checks afterwards whether they are still consistent. Thread-safe.
 */
final class CopyingRows implements WriteHook {
  private static final Logger LOG = LoggerFactory.getLogger(CopyingRows.class);

  private final Supplier<List<CopyReconciler>> links;
  private final PendingStages pending;

  CopyingRows(Supplier<List<CopyReconciler>> links, PendingStages pending) {
    this.links = links;
    this.pending = pending;
  }

  /** A row with its copies, and the checks after its write. */
  private static final class Filled {
    Row row;
    final List<Check> checks = new ArrayList<>();

    Filled(Row row) {
      this.row = row;
    }
  }

  /**
   * A check after a write.
   *
   * @param source what was read of the source, or null if the row has to be read, too
   */
  private record Check(
      CopyReconciler reconciler, @Nullable Row sourceKey, CopyReconciler.@Nullable Source source) {}

  @Override
  public boolean appliesTo(Mutation mutation) {
    return mutation instanceof Upsert upsert && !upsert.table().isStaticOnly(upsert.row());
  }

  @Override
  public CompletionStage<Begun> begin(Mutation mutation, CallOptions options) {
    Upsert upsert = (Upsert) mutation;
    CompletableFuture<Void> over = new CompletableFuture<>();
    pending.with(over);
    return filled(upsert, options)
        .thenCompose(filled -> begun(upsert, filled, over, options))
        .whenComplete(
            (begun, failure) -> {
              if (failure != null) {
                over.complete(null);
              }
            });
  }

  private CompletionStage<Filled> filled(Upsert upsert, CallOptions options) {
    CompletionStage<Filled> filled = CompletableFuture.completedFuture(new Filled(upsert.row()));
    for (CopyReconciler reconciler : links.get()) {
      filled = filled.thenCompose(each -> fill(each, upsert, reconciler, options));
    }
    return filled;
  }

  private static CompletionStage<Filled> fill(
      Filled filled, Upsert upsert, CopyReconciler reconciler, CallOptions options) {
    CopyLink link = reconciler.link();
    Row row = upsert.row();
    boolean refers = link.setsReference(row);
    if (!refers && !link.refersByKey() && !upsert.marker()) {
      // an update of other columns: what the row refers to stays, and so do the copies
      return CompletableFuture.completedFuture(withoutCopies(filled, link));
    }
    if (!link.tellsReference(row)) {
      withoutCopies(filled, link);
      if (refers) {
        filled.checks.add(new Check(reconciler, null, null));
      }
      return CompletableFuture.completedFuture(filled);
    }
    Row sourceKey = link.sourceKey(row);
    return reconciler
        .source(sourceKey, options, reconciler.deadline(options))
        .thenApply(
            source -> {
              filled.row = link.with(filled.row, source.copied());
              filled.checks.add(new Check(reconciler, sourceKey, link.isMovable() ? null : source));
              return filled;
            });
  }

  private static Filled withoutCopies(Filled filled, CopyLink link) {
    filled.row = link.without(filled.row);
    return filled;
  }

  private CompletionStage<Begun> begun(
      Upsert upsert, Filled filled, CompletableFuture<Void> over, CallOptions options) {
    Upsert write = withRow(upsert, filled.row);
    if (!saysNothing(write) || saysNothing(upsert)) {
      return CompletableFuture.completedFuture(new Written(write, filled.checks, over, options));
    }
    return upsert.condition() == Condition.NONE
        ? CompletableFuture.completedFuture(new Written(null, List.of(), over, options))
        : asStored(write.row(), options)
            .thenApply(row -> new Written(withRow(write, row), List.of(), over, options));
  }

  /** A write, and the checks after it. */
  private record Written(
      @Nullable Upsert mutation,
      List<Check> checks,
      CompletableFuture<Void> over,
      CallOptions options)
      implements Begun {
    @Override
    public CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
      CompletionStage<Void> checked =
          mutation == null || failure != null || outcome == null || !outcome.applied()
              ? CompletableFuture.completedFuture(null)
              : checked(checks, mutation.row(), options.withDeadline(null));
      return untilDeadline(checked.whenComplete((done, none) -> over.complete(null)));
    }

    /** The row is written: the call succeeds at its deadline, and the check continues. */
    private CompletionStage<Void> untilDeadline(CompletionStage<Void> checked) {
      CompletableFuture<Void> check = checked.toCompletableFuture();
      Deadline deadline = options.deadline();
      return deadline == null || check.isDone()
          ? check
          : check
              .copy()
              .completeOnTimeout(null, Math.max(0, deadline.nanosLeft()), TimeUnit.NANOSECONDS);
    }
  }

  /** Returns the row of a write that sets only copies: they get the values of their sources. */
  private CompletionStage<Row> asStored(Row key, CallOptions options) {
    CompletionStage<Row> row = CompletableFuture.completedFuture(key);
    for (CopyReconciler reconciler : links.get()) {
      CopyLink link = reconciler.link();
      CompletionStage<CopyReconciler.Source> source =
          reconciler
              .row(key, options, reconciler.deadline(options))
              .thenApply(found -> found.state().row())
              .thenCompose(
                  stored ->
                      reconciler.source(
                          stored == null ? null : link.sourceKey(stored),
                          options,
                          reconciler.deadline(options)));
      row = row.thenCombine(source, (each, now) -> link.with(each, now.copied()));
    }
    return row;
  }

  private static Upsert withRow(Upsert like, Row row) {
    return new Upsert(
        like.table(), row, like.marker(), like.condition(), like.moment(), like.ttl());
  }

  private static boolean saysNothing(Upsert upsert) {
    boolean nothing = !upsert.marker();
    for (int i = upsert.table().keySize(); i < upsert.table().size(); i++) {
      nothing &= !upsert.row().isSet(i);
    }
    return nothing;
  }

  private static CompletionStage<Void> checked(List<Check> checks, Row row, CallOptions options) {
    return CompletableFuture.allOf(
        checks.stream()
            .map(check -> check(check, row, options).toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new));
  }

  /** The row is written; a failure of the check does not change that. */
  private static CompletionStage<Void> check(Check check, Row row, CallOptions options) {
    CopyReconciler reconciler = check.reconciler();
    CopyReconciler.Source before = check.source();
    CompletionStage<?> checked =
        before == null
            ? settle(reconciler, row, options)
            : reconciler
                .source(check.sourceKey(), options, reconciler.deadline())
                .thenCompose(
                    now ->
                        now.copied().equals(before.copied())
                            ? CompletableFuture.completedFuture(CopyReconciler.End.CONSISTENT)
                            : settle(reconciler, row, options));
    return checked.handle(
        (end, failure) -> {
          if (failure != null || end == CopyReconciler.End.OUTRUN) {
            LOG.warn(
                "a row was written, and its copies may be inconsistent with its source: copies={}",
                reconciler.link().name(),
                failure);
          }
          return null;
        });
  }

  private static CompletionStage<CopyReconciler.End> settle(
      CopyReconciler reconciler, Row row, CallOptions options) {
    return reconciler.settle(reconciler.link().keyOf(row), null, null, options);
  }
}
