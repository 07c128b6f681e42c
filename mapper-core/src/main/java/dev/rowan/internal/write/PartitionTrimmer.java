package dev.rowan.internal.write;

import dev.rowan.annotation.Order;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.mapping.RowLimit;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes the rows of a partition after the first ones: reads the keys of the rows that stay and of
 * the next one, and deletes the range from the next one to the end. Each deleted row has at least
 * as many rows before it as the limit, so concurrent trims and inserts never delete one of the
 * first rows. Thread-safe.
 */
public final class PartitionTrimmer {
  private static final Logger LOG = LoggerFactory.getLogger(PartitionTrimmer.class);
  private static final int ROWS_ON_PAGE = 1_000;
  private static final int LOGGED_EVERY = 1_000;

  private final Backend backend;
  private final EntityTables tables;
  private final TableSchema table;
  private final RowLimit limit;
  private final EntityWriter writer;
  private final RetryPolicy retries;
  private final @Nullable ColumnSelection columns;
  private final LongAdder failed = new LongAdder();

  PartitionTrimmer(
      Backend backend,
      EntityTables tables,
      RowLimit limit,
      EntityWriter writer,
      RetryPolicy retries) {
    this.backend = backend;
    this.tables = tables;
    this.table = tables.declared();
    this.limit = limit;
    this.writer = writer;
    this.retries = retries;
    this.columns = tables.isVersioned() ? null : keys();
  }

  /** Whether a row exists follows from its key, unless rows have versions. */
  private static ColumnSelection keys() {
    BitSet first = new BitSet();
    first.set(0);
    return ColumnSelection.of(first);
  }

  /** Returns the number of rows of each partition that stay. */
  public int rows() {
    return limit.rows();
  }

  /**
   * Returns whether the partition of a row is to be trimmed after the row is written. An update is
   * not followed by a trim, because it usually adds no row. The key of an inserted row alone
   * decides whether it is one of the inserts that trim, so no counter of a partition is necessary.
   */
  public boolean isDueAfter(Upsert upsert) {
    if (!upsert.marker() || limit.trimEvery() == 0 || table.isStaticOnly(upsert.row())) {
      return false;
    }
    long hash = 0;
    for (int i = 0; limit.trimEvery() > 1 && i < table.keySize(); i++) {
      hash = table.valueType(i).hash(hash, upsert.row().get(i));
    }
    return Math.floorMod(hash, limit.trimEvery()) == 0;
  }

  /**
   * Trims the partition of an inserted row. Never fails, because the insert was applied: a failure
   * is logged and counted, and the next trim of the partition deletes what this one left.
   */
  public CompletionStage<Void> afterInsert(Upsert upsert, CallOptions options) {
    CompletionStage<Boolean> trim;
    try {
      trim = trim(partition(upsert.row()), options);
    } catch (RuntimeException e) {
      trim = CompletableFuture.failedFuture(e);
    }
    return trim.handle((done, failure) -> taken(failure));
  }

  private @Nullable Void taken(@Nullable Throwable failure) {
    if (failure != null) {
      failed.increment();
      if (failed.sum() % LOGGED_EVERY == 1) {
        LOG.warn(
            "rows beyond the row limit could not be deleted, a later insert deletes them: table={}"
                + " soFar={}",
            table.name(),
            failed.sum(),
            failure);
      }
    }
    return null;
  }

  /** Returns the number of trims after inserts that failed. */
  public long failed() {
    return failed.sum();
  }

  /** Returns the values of the partition key of a row. */
  public List<Object> partition(Row row) {
    return values(row, 0, table.partitionKeySize());
  }

  /**
   * Trims a partition; completes with whether there were rows to delete.
   *
   * @param partition canonical values of the whole partition key
   */
  public CompletionStage<Boolean> trim(List<Object> partition, CallOptions options) {
    CallOptions majority = retries.started(RowReader.majority(options));
    Search search = new Search(partition, majority);
    return Loop.until(search::page)
        .thenCompose(
            done -> {
              Row next = search.next;
              return next == null
                  ? CompletableFuture.completedFuture(false)
                  : delete(partition, slices(next).iterator(), majority);
            });
  }

  private CompletionStage<Boolean> delete(
      List<Object> partition, Iterator<Slice> slices, CallOptions options) {
    return Loop.until(
            () ->
                writer
                    .write(
                        new DeleteRange(table, partition, slices.next(), TimestampOffset.NONE),
                        OptionalLong.empty(),
                        options)
                    .thenApply(outcome -> !slices.hasNext()))
        .thenApply(done -> true);
  }

  /**
   * Returns the rows from this one to the end of its partition. They are one slice if all
   * clustering columns are stored in one direction, and else one for each change of the direction.
   */
  private List<Slice> slices(Row row) {
    List<Slice> slices = new ArrayList<>();
    int first = table.partitionKeySize();
    int end = table.keySize();
    while (end > first) {
      Order order = table.column(end - 1).order();
      int start = end - 1;
      while (start > first && table.column(start - 1).order() == order) {
        start--;
      }
      Bound bound = new Bound(values(row, start, end), end == table.keySize());
      List<Object> prefix = values(row, first, start);
      slices.add(
          order == Order.ASC
              ? Slice.between(prefix, bound, null)
              : Slice.between(prefix, null, bound));
      end = start;
    }
    return slices;
  }

  private static List<Object> values(Row row, int from, int to) {
    List<Object> values = new ArrayList<>(to - from);
    for (int i = from; i < to; i++) {
      values.add(Objects.requireNonNull(row.get(i)));
    }
    return values;
  }

  /** The search for the first row of a partition that does not stay. */
  private final class Search {
    private final List<Object> partition;
    private final CallOptions options;
    private int stay;
    private @Nullable Position after;
    private volatile @Nullable Row next;

    Search(List<Object> partition, CallOptions options) {
      this.partition = partition;
      this.options = options;
    }

    CompletionStage<Boolean> page() {
      SliceQuery query =
          new SliceQuery(
              tables.row(),
              partition,
              Slice.ALL,
              ReadDirection.FORWARD,
              Math.min(ROWS_ON_PAGE, limit.rows() - stay + 1),
              after,
              ReadMode.PLAIN.of(columns).with(options));
      return retries
          .idempotent(() -> backend.fetch(query), retries.deadline(options), options.counters())
          .thenApply(this::isEnd);
    }

    private boolean isEnd(RowPage page) {
      for (Row row : page.rows()) {
        if (tables.row().isStaticOnly(row) || !tables.exists(row)) {
          continue;
        }
        if (stay == limit.rows()) {
          next = row;
          return true;
        }
        stay++;
      }
      after = page.next();
      return after == null;
    }
  }
}
