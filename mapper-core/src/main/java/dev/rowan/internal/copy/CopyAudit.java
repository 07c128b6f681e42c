package dev.rowan.internal.copy;

import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Compares rows that copy with the rows that they copy from. Thread-safe. */
public final class CopyAudit {
  private static final CallOptions MAJORITY = RowReader.majority(CallOptions.NONE);

  private final CopyReconciler reconciler;
  private final CopyTasks tasks;

  CopyAudit(CopyReconciler reconciler, CopyTasks tasks) {
    this.reconciler = reconciler;
    this.tasks = tasks;
  }

  /** In what way copies differ from their source. */
  public enum Kind {
    /** The row has no value where its source has one. */
    MISSING,
    /** The row has a value where its source has none, or is gone. */
    STALE,
    /** Both have values, which differ. */
    WRONG
  }

  /**
   * A difference.
   *
   * @param key the key of the row
   * @param newest the latest timestamp of row and source; {@link Long#MIN_VALUE} if not read
   */
  public record Difference(
      Row key, Kind kind, long newest, List<@Nullable Object> seen, List<@Nullable Object> wanted) {
    /** Returns whether it is the same as another one that was seen later. */
    public boolean isSame(Difference later) {
      return seen.equals(later.seen) && wanted.equals(later.wanted);
    }

    @Override
    public String toString() {
      return kind + " copies";
    }
  }

  /**
   * Returns the differences between the rows of a page and their sources, by one read of each
   * source.
   */
  public CompletionStage<List<Difference>> differing(List<Row> stored) {
    CopyLink link = reconciler.link();
    Map<Row, List<Row>> bySource = new HashMap<>();
    List<Difference> found = new ArrayList<>();
    for (Row row : stored) {
      if (link.copying().exists(row)) {
        Row sourceKey = link.sourceKey(row);
        if (sourceKey == null) {
          judge(row, link.of(null), found);
        } else {
          bySource.computeIfAbsent(sourceKey, key -> new ArrayList<>()).add(row);
        }
      }
    }
    return BoundedConcurrency.forEach(
            List.copyOf(bySource.keySet()), key -> compare(key, bySource, found))
        .thenApply(done -> found);
  }

  private CompletionStage<Void> compare(
      Row key, Map<Row, List<Row>> bySource, List<Difference> found) {
    return reconciler
        .source(key, MAJORITY, reconciler.deadline())
        .thenAccept(
            source -> {
              synchronized (found) {
                List<Row> rows = bySource.getOrDefault(key, List.of());
                rows.forEach(row -> judge(row, source.copied(), found));
              }
            });
  }

  private void judge(Row row, CopyLink.Copied wanted, List<Difference> found) {
    difference(row, wanted, Long.MIN_VALUE).ifPresent(found::add);
  }

  private Optional<Difference> difference(Row row, CopyLink.Copied wanted, long newest) {
    List<@Nullable Object> seen = reconciler.link().in(row).values();
    Kind kind = null;
    for (int i = 0; i < seen.size() && kind == null; i++) {
      Object is = seen.get(i);
      Object should = wanted.values().get(i);
      if (is == null && should != null) {
        kind = Kind.MISSING;
      } else if (is != null && !is.equals(should)) {
        kind = should == null ? Kind.STALE : Kind.WRONG;
      }
    }
    return kind == null
        ? Optional.empty()
        : Optional.of(
            new Difference(reconciler.link().keyOf(row), kind, newest, seen, wanted.values()));
  }

  /** Reads a row and its source again, with their timestamps. */
  public CompletionStage<Optional<Difference>> again(Difference difference) {
    return reconciler
        .row(difference.key(), MAJORITY, reconciler.deadline())
        .thenCompose(
            found -> {
              Row row = found.state().row();
              return row == null
                  ? CompletableFuture.completedFuture(Optional.<Difference>empty())
                  : reconciler
                      .source(reconciler.link().sourceKey(row), MAJORITY, reconciler.deadline())
                      .thenApply(
                          source ->
                              difference(
                                  row,
                                  source.copied(),
                                  Math.max(found.state().newest(), source.newest())));
            });
  }

  /** Returns whether a change of the source of the row is still to be propagated. */
  public CompletionStage<Boolean> isPropagationPending(Difference difference) {
    return reconciler
        .row(difference.key(), MAJORITY, reconciler.deadline())
        .thenCompose(
            found -> {
              Row row = found.state().row();
              Row key = row == null ? null : reconciler.link().sourceKey(row);
              return key == null
                  ? CompletableFuture.completedFuture(false)
                  : tasks.stand(
                      reconciler.link().source().declared().name(),
                      KeyText.of(reconciler.link().source().declared(), key),
                      reconciler.link().name());
            });
  }

  /** Repairs the copies of a row; completes with whether they had to be written, or cannot be. */
  public CompletionStage<RepairOutcome> repair(Difference difference) {
    return reconciler
        .settle(difference.key(), null, null, MAJORITY)
        .thenApply(
            end ->
                switch (end) {
                  case GONE, CONSISTENT -> RepairOutcome.CONSISTENT;
                  case REPAIRED -> RepairOutcome.REPAIRED;
                  case OUTRUN -> RepairOutcome.OUTRUN;
                });
  }

  /** The outcome of a repair. */
  public enum RepairOutcome {
    /** The copies were consistent. */
    CONSISTENT,
    /** The row was written. */
    REPAIRED,
    /** Other writers changed the row or its source again and again. */
    OUTRUN
  }
}
