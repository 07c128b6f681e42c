package dev.rowan.copy;

import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Goes with rows that copy from others: reads what they copy, has it written with them whatever the
 * caller gave, and looks afterwards whether it still is so. Thread-safe.
 */
final class CopyingRows implements WriteHook {
  private static final Logger LOG = LoggerFactory.getLogger(CopyingRows.class);

  private final Supplier<List<CopyReconciler>> links;
  private final UnderWay underWay;

  CopyingRows(Supplier<List<CopyReconciler>> links, UnderWay underWay) {
    this.links = links;
    this.underWay = underWay;
  }

  /** A row with its copies, and what has to be looked at once it is written. */
  private static final class Filled {
    Row row;
    final List<Look> looks = new ArrayList<>();

    Filled(Row row) {
      this.row = row;
    }
  }

  /**
   * What to look at.
   *
   * @param source what was read of the source, or null where the row has to be read, too
   */
  private record Look(
      CopyReconciler reconciler, @Nullable Row sourceKey, CopyReconciler.@Nullable Source source) {}

  @Override
  public boolean appliesTo(Mutation mutation) {
    return mutation instanceof Upsert upsert && !upsert.row().isStaticOnly(upsert.table());
  }

  @Override
  public CompletionStage<Begun> begin(Mutation mutation, CallOptions options) {
    Upsert upsert = (Upsert) mutation;
    CompletableFuture<Void> over = new CompletableFuture<>();
    underWay.with(over);
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
        filled.looks.add(new Look(reconciler, null, null));
      }
      return CompletableFuture.completedFuture(filled);
    }
    Row sourceKey = link.sourceKey(row);
    return reconciler
        .source(sourceKey, options, reconciler.deadline(options))
        .thenApply(
            source -> {
              filled.row = link.with(filled.row, source.copied());
              filled.looks.add(new Look(reconciler, sourceKey, link.isMovable() ? null : source));
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
      return CompletableFuture.completedFuture(new Written(write, filled.looks, over, options));
    }
    return upsert.condition() == Condition.NONE
        ? CompletableFuture.completedFuture(new Written(null, List.of(), over, options))
        : asStored(write.row(), options)
            .thenApply(row -> new Written(withRow(write, row), List.of(), over, options));
  }

  /** A write on its way, and what has to be looked at behind it. */
  private record Written(
      @Nullable Upsert mutation,
      List<Look> looks,
      CompletableFuture<Void> over,
      CallOptions options)
      implements Begun {
    @Override
    public CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
      CompletionStage<Void> looked =
          mutation == null || failure != null || outcome == null || !outcome.applied()
              ? CompletableFuture.completedFuture(null)
              : looked(looks, mutation.row(), options);
      return looked.whenComplete((done, none) -> over.complete(null));
    }
  }

  /** What is left of a write of copies alone: they are written as they are to be. */
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

  private static CompletionStage<Void> looked(List<Look> looks, Row row, CallOptions options) {
    return CompletableFuture.allOf(
        looks.stream()
            .map(look -> look(look, row, options).toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new));
  }

  /** The row is written: what goes wrong now takes nothing of that back. */
  private static CompletionStage<Void> look(Look look, Row row, CallOptions options) {
    CopyReconciler reconciler = look.reconciler();
    CopyReconciler.Source before = look.source();
    CompletionStage<?> looked =
        before == null
            ? settle(reconciler, row, options)
            : reconciler
                .source(look.sourceKey(), options, reconciler.deadline())
                .thenCompose(
                    now ->
                        now.copied().equals(before.copied())
                            ? CompletableFuture.completedFuture(CopyReconciler.End.IN_STEP)
                            : settle(reconciler, row, options));
    return looked.handle(
        (end, failure) -> {
          if (failure != null || end == CopyReconciler.End.OUTRUN) {
            LOG.warn(
                "a row was written, and may copy what its source no longer says: copies={}",
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
