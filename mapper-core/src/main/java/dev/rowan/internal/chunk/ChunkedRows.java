package dev.rowan.internal.chunk;

import dev.rowan.dao.Chunks;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.copy.WriteHook;
import dev.rowan.internal.index.ChunkRemovals;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.write.AffectedRows;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes the chunks of large values to which rows no longer refer, where the client maintains
 * derived tables. It reads what a row refers to, lets the row be written, reads the row again, and
 * deletes the chunks if the row refers to another value. So the chunks of a value that a row refers
 * to are never deleted, whatever the clocks of the writers say. Thread-safe.
 */
public final class ChunkedRows implements WriteHook {
  private static final Logger LOG = LoggerFactory.getLogger(ChunkedRows.class);

  private final EntityTables tables;
  private final AffectedRows rows;
  private final List<ChunkStore> stores;

  /** Deletes chunks of these stores. */
  public ChunkedRows(
      Backend backend, EntityTables tables, RetryPolicy retries, List<ChunkStore> stores) {
    this.tables = tables;
    this.rows = new AffectedRows(backend, tables, retries);
    this.stores = List.copyOf(stores);
  }

  @Override
  public boolean appliesTo(Mutation mutation) {
    return !(mutation instanceof Upsert upsert) || sets(upsert.row());
  }

  private boolean sets(Row row) {
    for (ChunkStore store : stores) {
      if (row.isSet(store.column().column())) {
        return true;
      }
    }
    return false;
  }

  /** A value that a row referred to, or that it is to refer to. */
  private record Referred(ChunkStore store, Row key, Chunks value) {}

  @Override
  public CompletionStage<Begun> begin(Mutation mutation, CallOptions options) {
    CallOptions strong = RowReader.atLeastMajority(options);
    if (mutation instanceof DeleteRange range) {
      List<Referred> all = new ArrayList<>();
      return rows.inRange(range, strong, row -> all.addAll(of(row)))
          .thenApply(read -> new Written(mutation, all, strong));
    }
    Row key = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    return rows.row(key, strong)
        .thenApply(
            row -> {
              List<Referred> all = new ArrayList<>(of(row));
              all.addAll(of(mutation instanceof Upsert ? key : null));
              return new Written(mutation, all, strong);
            });
  }

  private List<Referred> of(@Nullable Row row) {
    List<Referred> all = new ArrayList<>();
    for (ChunkStore store : stores) {
      Chunks value = ChunkRemovals.referredTo(store.column(), row);
      if (row != null && value != null) {
        all.add(new Referred(store, row, value));
      }
    }
    return all;
  }

  /** A write with the values that the rows may no longer refer to after it. */
  private final class Written implements Begun {
    private final Mutation mutation;
    private final List<Referred> all;
    private final CallOptions options;

    Written(Mutation mutation, List<Referred> all, CallOptions options) {
      this.mutation = mutation;
      this.all = List.copyOf(all);
      this.options = options.afterCall();
    }

    @Override
    public Mutation mutation() {
      return mutation;
    }

    @Override
    public CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
      if (outcome == null || !outcome.applied()) {
        return CompletableFuture.completedFuture(null);
      }
      return BoundedConcurrency.forEach(all, each -> removed(each, options))
          .handle(
              (done, failed) -> {
                if (failed != null) {
                  LOG.warn(
                      "chunks of a value that was replaced or deleted could not be deleted:"
                          + " table={}",
                      tables.declared().name(),
                      failed);
                }
                return null;
              });
    }
  }

  private CompletionStage<Void> removed(Referred each, CallOptions options) {
    return rows.row(each.key(), options)
        .thenCompose(
            row ->
                ChunkRemovals.refersTo(each.store().column(), row, each.value())
                    ? CompletableFuture.completedFuture(null)
                    : each.store().delete(each.key(), each.value(), options));
  }
}
